// RUN: hlslfe link %s:ps_main %s:vs_main -verify
// A pixel shader is the last stage.
// expected-error@+1 {{a pixel shader cannot be followed by a vertex shader}}
[shader("vertex")] float4 vs_main(float3 p : POSITION) : SV_Position { return float4(p, 1); }
// expected-note@+1 {{the pixel shader 'ps_main' is here}}
[shader("pixel")] float4 ps_main(float4 p : SV_Position) : SV_Target { return p; }
