// RUN: hlslfe check %s -T ps_6_5 -E main -verify
// judge: dxc
void main(float3 at : AT, out float4 c : SV_Target, out float d : SV_Depth) { // expected-error {{'SV_Depth' must be written whole}}
  c = at.xyzz;
}
