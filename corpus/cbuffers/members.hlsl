// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Members in expressions, statements, calls and copies.
cbuffer A : register(b3, space1) { float4 color; float3 dir; float power; float2 uv[3]; int3 counts; bool flag; uint mask; double d; }

float f1(int i) { return color.w + dir.yx.x * power + uv[i].y + uv[2].x; }
int f2(int i) { return counts[i] + counts.z + (flag ? 1 : 2) + mask; }
double f3() { return d * 2; }
float3 f4() { return dir.zyx + color.xyz; }
float4 f5(float4 a) { a.xy = uv[1]; a *= color; return a; }
bool f6() { return flag && mask > 2 || dir.x < power; }
float2 f7(int i) { float2 l[3] = uv; return l[i] + uv[i + 1 > 2 ? 0 : i]; }
void g(inout float x, float2 y[3]) { x += y[0].x; }
float f8() { float p = power; g(p, uv); return p; }
float f9(float3 v = float3(1, 2, 3)) { return dot(v, dir) + length(uv[0]) + max(power, 1.0f) + lerp(power, dir.x, color.y); }
// CHECK: %__cblayout_A = type <{ <4 x float>, <3 x float>, float, <{ [2 x <{ <2 x float>, target("dx.Padding", 8) }>], <2 x float> }>,
// CHECK-LABEL: define hidden {{.*}} <2 x float> @_Z2f7i(
// CHECK: %cbufferidx = getelementptr <{ <2 x float>, target("dx.Padding", 8) }>, ptr addrspace(2) @uv, i32 %arrayinit.index, i32 0
