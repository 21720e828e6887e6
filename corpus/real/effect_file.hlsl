// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// CHECK-DAG: define void @object_vs()
// CHECK-DAG: define void @object_ps()
// An effect of the old days: shaders between techniques, states and annotations.
string Description = "a lit object";
float4x4 WorldViewProjection : WORLDVIEWPROJECTION < string UIWidget = "None"; >;
float3 LightDirection : DIRECTION < string Object = "Light"; float UIMin = 0; >;
float4 Tint < string UIName = "Tint"; >;
Texture2D Diffuse < string ResourceName = "default.dds"; >;
SamplerState Linear : register(s0) { Filter = MIN_MAG_MIP_LINEAR; AddressU = Wrap; AddressV = Wrap; };
SamplerState Point = sampler_state { Filter = MIN_MAG_MIP_POINT; };
BlendState Opaque { BlendEnable[0] = FALSE; };
DepthStencilState Depth { DepthEnable = TRUE; DepthWriteMask = ALL; };
RasterizerState Solid { CullMode = Back; };
struct VertexOutput { float4 position : SV_Position; float3 normal : NORMAL; float2 uv : TEXCOORD0; };

[shader("vertex")]
VertexOutput object_vs(float4 position : POSITION, float3 normal : NORMAL, float2 uv : TEXCOORD0) {
  VertexOutput output = (VertexOutput)0;
  output.position = mul(position, WorldViewProjection);
  output.normal = normal;
  output.uv = uv;
  return output;
}

[shader("pixel")]
float4 object_ps(VertexOutput input) : SV_Target {
  float4 color = Diffuse.Sample(Linear, input.uv) * Tint + Diffuse.Sample(Point, input.uv);
  return color * saturate(dot(normalize(input.normal), -LightDirection));
};

technique11 Render < string Script = "Pass=P0;"; > {
  pass P0 {
    SetVertexShader(CompileShader(vs_5_0, object_vs()));
    SetPixelShader(CompileShader(ps_5_0, object_ps()));
    SetBlendState(Opaque, float4(0, 0, 0, 0), 0xffffffff);
  }
}
technique Old { pass { VertexShader = compile vs_3_0 object_vs(); PixelShader = compile ps_3_0 object_ps(); } }
