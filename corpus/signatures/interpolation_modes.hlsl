// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// Every mode, and what packing makes of them (modes never share a register).
float4 main(float a : A, nointerpolation float b : B, centroid float2 c : C, float2 d : D,
            nointerpolation float3 e : E, sample float f : F, noperspective float g : G, centroid float h : H,
            noperspective centroid float i : I, noperspective sample float j : J, linear center float k : K,
            uint l : L) : SV_Target {
  return float4(a + b, c.x + d.y, e.z + f, g + h) + i + j + k + l;
}
