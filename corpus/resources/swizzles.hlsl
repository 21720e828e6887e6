// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Swizzles of elements: read as a value, written component by component.
RWBuffer<float4> b;
void use(uint i, float2 v) {
  b[i].zx = v;
  b[i].yz += v;
  b[i + 1] = b[i].wzyx;
  b[i][3] = b[i].x;
  b[i].w++;
  float3 c = b[i].rgb;
  b[i].xyz = c.zyx * b[i].www;
}
// CHECK-LABEL: define hidden void @_Z3usejDv2_f(
// CHECK: [[PLACE:%.*]] = call {{.*}} ptr @_ZN4hlsl8RWBufferIDv4_fEixEj(
// CHECK: [[FIRST:%.*]] = extractelement <2 x float> {{%.*}}, i32 0
// CHECK: [[Z:%.*]] = getelementptr <4 x float>, ptr [[PLACE]], i32 0, i32 2
// CHECK: store float [[FIRST]], ptr [[Z]], align 4
