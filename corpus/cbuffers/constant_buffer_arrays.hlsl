// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Arrays of ConstantBuffer<T>, and TextureBuffer<T>: the resource is made where it is used.
struct Material { float4 albedo; float roughness; };
ConstantBuffer<Material> materials[4] : register(b2);
TextureBuffer<Material> table : register(t1);
export float4 shade(uint i) { return materials[i].albedo * materials[1].roughness + table.albedo; }
// CHECK-LABEL: @_Z5shadej(
// CHECK: call void @_ZN4hlsl14ConstantBufferI8MaterialE19__createFromBindingEjjijPKc({{.*}}%tmp, i32 noundef 2, i32 noundef 0, i32 noundef 4, i32 noundef %{{[0-9]+}}, ptr noundef @materials.str)
// CHECK: @_ZNK4hlsl13TextureBufferI8MaterialEcvRU3AS2KS1_Ev(
