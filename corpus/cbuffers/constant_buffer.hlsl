// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// ConstantBuffer<T> is a resource that stands for the T in it, laid out as a cbuffer lays it out.
struct Light { float4 color; float3 place; float power; float2 spots[2]; float watts() { return power; } };
ConstantBuffer<Light> light : register(b3, space1);
// CHECK: %"class.hlsl::ConstantBuffer" = type { target("dx.CBuffer", %Light) }
// CHECK: %Light = type <{ <4 x float>, <3 x float>, float, <{ [1 x <{ <2 x float>, target("dx.Padding", 8) }>], <2 x float> }> }>
// CHECK: @_ZL5light = internal global %"class.hlsl::ConstantBuffer" poison, align 4
float lumen(Light l) { return l.power; }
float of_buffer(ConstantBuffer<Light> l) { return l.spots[1].x; }
// CHECK-LABEL: define linkonce_odr hidden {{.*}}ptr addrspace(2) @_ZNK4hlsl14ConstantBufferI5LightEcvRU3AS2KS1_Ev(
// CHECK: call ptr addrspace(2) @llvm.dx.resource.getbasepointer.p2.tdx.CBuffer_s_Lightst(target("dx.CBuffer", %Light) %0)
export float4 members(int i) { return light.color * light.power + light.spots[i].y + light.watts(); }
// CHECK-LABEL: @_Z7membersi(
// CHECK: %call = call noundef align 1 dereferenceable({{[0-9]+}}) ptr addrspace(2) @_ZNK4hlsl14ConstantBufferI5LightEcvRU3AS2KS1_Ev(ptr noundef nonnull align 4 dereferenceable(4) @_ZL5light)
// CHECK: getelementptr inbounds nuw %Light, ptr addrspace(2) %{{.*}}, i32 0, i32 3
export float whole() { Light l = light; l = light; return l.place.z + lumen(light) + of_buffer(light); }
