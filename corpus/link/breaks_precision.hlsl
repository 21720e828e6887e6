// RUN: hlslfe link %s -enable-16bit-types -verify
// A 16-bit value cannot be read as one of 32 bits.
// expected-note@+1 {{'UV0' is an output of 'vs_main' here}}
struct VSOut { float4 position : SV_Position; half2 uv : UV; };
[shader("vertex")] VSOut vs_main(float3 p : POSITION) {
  VSOut v = (VSOut)0;
  v.position = float4(p, 1); v.uv = half2(p.xy);
  return v;
}
// expected-error@+2 {{'UV0' is read as 'float2', but written as 'half2', of another width}}
// expected-note@+1 {{to fix it, declare it as 'half2' and convert after reading}}
[shader("pixel")] float4 ps_main(float4 position : SV_Position, float2 uv : UV) : SV_Target { return uv.xyxy; }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message SHADER_LINKAGE_MINPRECISION}}
