// RUN: hlslfe check %s -T lib_6_5 -verify
// RUN: hlslfe check %s -T lib_6_6 -verify -DNEWER
// Only some stages have neighbours; derivatives outside of pixel shaders came with shader model 6.6.
float slope(float x) {
  return fwidth(x) // expected-error {{'fwidth' does not exist in a vertex shader}}
       + ddy_fine(x); // expected-error {{'ddy_fine' does not exist in a vertex shader}}
}
float across(float x) {
  return QuadReadAcrossX(x); // expected-error {{'QuadReadAcrossX' does not exist in a vertex shader}}
}
export float exported(float x) { return ddx(x) + across(x); }

[shader("vertex")]
float4 vs_main(float x : A) : SV_Position { return slope(x) + across(x); }

[shader("pixel")]
float4 ps_main(float x : A) : SV_Target { return slope(x) + across(x) + ddx_coarse(x); }

RWBuffer<float> result;
[shader("compute")]
[numthreads(4, 4, 1)]
void cs_main(uint i : SV_GroupIndex) {
#ifdef NEWER
  result[i] = ddx(float(i)) + across(i);
#else
  result[i] = ddx(float(i)) // expected-error {{'ddx' does not exist in a compute shader}}
            + across(i);
#endif
}
