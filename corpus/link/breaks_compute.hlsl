// RUN: hlslfe link %s:cs_main %s:ps_main -verify
// A compute shader is no part of a pipeline.
// expected-note@+1 {{the compute shader 'cs_main' is here}}
[shader("compute")] [numthreads(8, 8, 1)] void cs_main(uint3 id : SV_DispatchThreadID) {}
// expected-error@+1 {{a compute shader cannot be followed by a pixel shader}}
[shader("pixel")] float4 ps_main(float4 p : SV_Position) : SV_Target { return p; }
