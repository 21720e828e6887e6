// RUN: hlslfe %s -T ps_6_6 -verify | FileCheck %s
// Strings are globals that say nothing to the shader.
// expected-no-diagnostics
string empty;
string name = "a";
static const string pieces = "b" "c";
const string constant = "d";
static string changing = "e";
float4 main() : SV_Target { float string_ = 1; return string_; }
// CHECK-NOT: @name
// CHECK: define void @main()
