// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// RUN: hlslfe check %s -T lib_6_6 -Whlsl-portability -verify
// Clang 22 finds no constructor for structs that a group shares; DXC takes them.
struct Light { float3 place; int kind; };
groupshared Light lights[8]; // expected-warning {{[warn_hlsl_portability]}}
export int copy(uint i) {
  Light light = lights[i];
  light.kind = 2;
  lights[i + 1] = light;
  return lights[i].kind;
}
// CHECK: @lights = hidden addrspace(3) global [8 x %struct.Light] zeroinitializer
// CHECK-LABEL: define noundef i32 @_Z4copyj(
// CHECK: call void @llvm.memcpy.p0.p3.i32(ptr align 1 %light, ptr addrspace(3) align 1 {{%.*}}, i32 20, i1 false)
// CHECK: call void @llvm.memcpy.p3.p0.i32(ptr addrspace(3) align 1 {{%.*}}, ptr align 1 %light, i32 20, i1 false)
