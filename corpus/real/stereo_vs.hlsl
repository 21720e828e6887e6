// RUN: hlslfe %s -T vs_6_6 | FileCheck %s
// CHECK: define void @main()
// Both eyes by one draw: the instance's lowest bit picks the view.
struct Eye { row_major float4x4 viewProjection; float4 clip; };
ConstantBuffer<Eye> g_eyes[2] : register(b0, space1);
struct Object { row_major float3x4 world; };
ConstantBuffer<Object> g_object : register(b0);
struct Output {
  float4 position : SV_Position;
  float3 normal : NORMAL;
  float2 uv : TEXCOORD0;
  float4 clip : SV_ClipDistance0;
  uint view : SV_ViewportArrayIndex;
};

Output main(float3 position : POSITION, float3 normal : NORMAL, float2 uv : TEXCOORD0, uint instance : SV_InstanceID) {
  const uint eye = instance & 1;
  Output output;
  float3 world = mul(g_object.world, float4(position, 1));
  output.position = mul(float4(world, 1), g_eyes[eye].viewProjection);
  output.normal = mul((float3x3)g_object.world, normal);
  output.uv = uv;
  output.clip = dot(float4(world, 1), g_eyes[eye].clip);
  output.view = eye;
  return output;
}
