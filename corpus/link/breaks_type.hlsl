// RUN: hlslfe link %s -verify
// An integer cannot be read as a float.
// expected-note@+1 {{'CELL0' is an output of 'vs_main' here}}
struct VSOut { float4 position : SV_Position; uint2 cell : CELL; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.cell = uint2(p.xy);
  return v;
}
// expected-error@+2 {{'CELL0' is read as 'float2', but written as 'uint2'}}
// expected-note@+1 {{to fix it, declare it as 'uint2' and convert after reading}}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, nointerpolation float2 cell : CELL) : SV_Target {
  return cell.xyxy;
}
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_COMPONENTTYPE}}
