// RUN: hlslfe %s -T vs_6_6 2>/dev/null | FileCheck %s
// A vertex shader in the style of effect files: everything is global.
float4x4 WorldViewProj : WORLDVIEWPROJECTION; float4x3 World;
float3 LightDir = float3(0,1,0); float4 Diffuse : DIFFUSE;
shared float Time; uniform float Scale = 2; bool UseFog;
float2 Fog; row_major float4x4 Bones[4];
struct VS_OUT { float4 p : POSITION; float4 sv : SV_POSITION; float4 c : COLOR0; float fog : FOG; };
VS_OUT main(float4 p : POSITION, float3 n : NORMAL, int4 b : BLENDINDICES) {
  VS_OUT o = (VS_OUT)0; p = mul(p, Bones[b.x]) * Scale;
  o.sv = mul(p, WorldViewProj); o.p = o.sv; float3 wn = mul(float4(n, 0), World);
  o.c = Diffuse * saturate(dot(wn, LightDir)) + sin(Time);
  o.fog = UseFog ? saturate((o.sv.w - Fog.x) / (Fog.y - Fog.x)) : 0;
  return o; }
// CHECK: @"$Globals.cb" = global target("dx.CBuffer", %"__cblayout_$Globals") poison
// CHECK-LABEL: define void @main()
