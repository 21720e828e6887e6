// RUN: hlslfe link %s -verify
// Without a position there is nothing to draw.
// expected-error@+2 {{nothing can be drawn: the vertex shader 'vs_main' has no SV_Position}}
// expected-note@+1 {{to fix it, add 'float4 : SV_Position' to the outputs of 'vs_main'}}
[shader("vertex")] float3 vs_main(float3 p : POSITION) : NORMAL { return p; }
[shader("pixel")] float4 ps_main(float3 n : NORMAL) : SV_Target { return n.xyzx; }
// expected-note@*:* {{Direct3D 12 refuses such a pipeline with the message POSITION_NOT_PRESENT}}
