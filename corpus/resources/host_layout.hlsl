// RUN: hlslfe %s -T cs_6_6 -enable-16bit-types | FileCheck %s
// The host fills these buffers: fields lie where DXC has them, and `sizeof` and the stride agree with that. Clang 22
// packs them to the byte and gives a float3 16 bytes (-fclang-compat=22 does, too).
struct Light { float3 position; float range; };
struct Element : Light { half weight; double sum; bool used; };
// CHECK-DAG: %struct.Element = type { %struct.Light, half, double, i32 }
// CHECK-DAG: %struct.Light = type { <3 x float>, float }
RWStructuredBuffer<Element> elements : register(u0);
RWByteAddressBuffer bytes : register(u1);

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Light light = {float3(1, 2, 3), 4};
  bytes.Store<Light>(i * sizeof(Light), light);
  elements[i].used = true;
  uint count, stride;
  elements.GetDimensions(count, stride);
  bytes.Store(0, stride);
}
// CHECK-LABEL: define internal void @_Z4mainj(
// CHECK: mul i64 {{.*}}, 16
// CHECK: call void @llvm.memcpy{{.*}}, i32 16, i1 false)
// CHECK: getelementptr inbounds nuw %struct.Element, ptr {{.*}}, i32 0, i32 3
// CHECK: store i32 40,
