// What comes into the pixel shader and what goes out.
#ifndef LIGHTING_INTERFACE
#define LIGHTING_INTERFACE

struct Interpolants {
  float4 position : SV_Position;
  float3 world : WORLD;
  float3 normal : NORMAL;
  float4 tangent : TANGENT;
  float2 uv : TEXCOORD0;
  float4 color : COLOR;
  noperspective float2 screen : SCREEN;
  nointerpolation uint instance : INSTANCE;
  float4 clip : CURRENT;
  float4 previousClip : PREVIOUS;
  bool isFront : SV_IsFrontFace;
};

struct Output {
  float4 color : SV_Target0;
  float2 motion : SV_Target1;
  float4 normalRoughness : SV_Target2;
  float4 specular : SV_Target3;
};

#endif
