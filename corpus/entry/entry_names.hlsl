// RUN: hlslfe %s -T vs_6_6 -E first | FileCheck %s --check-prefix=FIRST
// RUN: hlslfe %s -T vs_6_6 -E second | FileCheck %s --check-prefix=SECOND
// RUN: hlslfe -cc1 -triple dxil-pc-shadermodel6.6-vertex -hlsl-entry first -emit-llvm -o - %s | FileCheck %s --check-prefix=FIRST
// RUN: not hlslfe %s -T vs_6_6 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not hlslfe %s -T vs_6_6 -E overloaded 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not hlslfe %s -T vs_6_6 -E inner 2>&1 | FileCheck %s --check-prefix=INNER
// One file, several entry points; the others are ordinary functions then.
float4 first(float4 a : A) : SV_Position { return a; }
float4 second(float4 a : A) : SV_Position { return first(a); }
float4 overloaded(float4 a : A) : SV_Position { return a; }
float4 overloaded(float2 a : A) : SV_Position { return a.xyxy; }
namespace N { float4 inner(float4 a : A) : SV_Position { return a; } }
// FIRST: define internal {{.*}} <4 x float> @_Z5firstDv4_f(
// FIRST: define void @first()
// FIRST-NOT: define void @second()
// SECOND: define hidden {{.*}} <4 x float> @_Z5firstDv4_f(
// SECOND: define void @second()
// SECOND-NOT: define void @first()
// MISSING: error: {{.*}}main
// TWICE: error: {{.*}}overloaded
// INNER: error: {{.*}}inner
