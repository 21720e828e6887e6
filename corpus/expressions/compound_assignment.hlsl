// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Each `op=` loads the right side first, works in the common type and stores in the left side's.
export float floats(float a, float b, int i) {
  a += b;
  a -= i;
  a *= 2;
  a /= b;
  a %= 3;
  return a;
}
// CHECK-LABEL: define {{.*}} float @_Z6floatsffi(
// CHECK: fadd {{.*}} float
// CHECK-NEXT: store float {{%.*}}, ptr %a.addr
// CHECK: sitofp i32 {{%.*}} to float
// CHECK-NEXT: load float, ptr %a.addr
// CHECK-NEXT: fsub {{.*}} float
// CHECK: fmul {{.*}} float {{%.*}}, 2.000000e+00
// CHECK: fdiv {{.*}} float
// CHECK: frem {{.*}} float {{%.*}}, 3.000000e+00

export int ints(int i, float f, bool b) {
  i <<= 2;
  i >>= 1;
  i &= 7;
  i |= 8;
  i ^= 3;
  i *= f;
  b += 1;
  return i + (i -= b);
}
// CHECK-LABEL: define noundef i32 @_Z4intsifb(
// CHECK: shl i32 {{%.*}}, 2
// CHECK: ashr i32 {{%.*}}, 1
// CHECK: and i32 {{%.*}}, 7
// CHECK: or i32 {{%.*}}, 8
// CHECK: xor i32 {{%.*}}, 3
// CHECK: sitofp i32 {{%.*}} to float
// CHECK-NEXT: fmul {{.*}} float
// CHECK-NEXT: fptosi float {{%.*}} to i32
// CHECK: zext i1 {{%.*}} to i32
// CHECK-NEXT: add nsw i32 {{%.*}}, 1
// CHECK-NEXT: icmp ne i32 {{%.*}}, 0
// CHECK: sub nsw i32

export float3 vectors(float3 v, float s, int3 n) {
  v *= s;
  v.xy += n.yz;
  v.z /= s;
  return v;
}
// CHECK-LABEL: define {{.*}} <3 x float> @_Z7vectorsDv3_ffDv3_i(
// CHECK: fmul {{.*}} <3 x float>
// CHECK: shufflevector <3 x i32> {{%.*}}, <3 x i32> poison, <2 x i32> <i32 1, i32 2>
// CHECK-NEXT: sitofp <2 x i32> {{%.*}} to <2 x float>
// CHECK: fadd {{.*}} <2 x float>
// CHECK: fdiv {{.*}} float
