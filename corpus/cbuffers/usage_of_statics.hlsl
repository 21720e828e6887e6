// RUN: hlslfe %s -T ps_6_6 -E main | FileCheck %s
// compare: -T ps_6_6
// What static variables start with counts, too: an index made of a constant is not known, one made of a number is.
cbuffer C { uint which; }
static uint picked = which;
static const uint doubled = picked * 2;
static const uint one = 1;
float4 main(float4 a[2] : A, float4 b[2] : B, float4 c[2] : C) : SV_Target { return a[picked] + b[doubled % 3] + c[one]; }
// CHECK: !"A", {{.*}}, i8 15, i8 15, i32 0}
// CHECK: !"B", {{.*}}, i8 15, i8 15, i32 0}
// CHECK: !"C", {{.*}}, i8 15, i8 0, i32 0}
