// RUN: not hlslfe check %s -T lib_6_6 2>&1 | FileCheck %s
// RUN: hlslfe %s -P | FileCheck %s --check-prefix=TEXT
// #line renames the lines that follow, for messages and for __LINE__ and __FILE__.
#line 100
float f(float x) { return x + one; }
// CHECK: {{.*}}line_directive.hlsl:100:31: error: {{.*}}'one'
#line 7 "generated.hlsl"
float g(float x) { return x + two; }
// CHECK: generated.hlsl:7:31: error: {{.*}}'two'
static const int here = __LINE__; static const int file = sizeof(__FILE__);
// TEXT: static const int here = 9; static const int file = sizeof("generated.hlsl");
#define LINE 42
#line LINE "other.hlsl"
float h(float x) { return x + three; }
// CHECK: other.hlsl:42:31: error: {{.*}}'three'
# 5 "marker.hlsl"
float i(float x) { return x + four; }
// CHECK: marker.hlsl:5:31: error: {{.*}}'four'
