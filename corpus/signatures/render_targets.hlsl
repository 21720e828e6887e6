// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// RUN: hlslfe %s -T ps_6_6 | FileCheck %s --check-prefix=IR
// Pixel outputs sit in the row of their index; depth has no row. Integer targets are accepted.
struct Out {
  float2 a : SV_Target4;
  float depth : SV_Depth;
  uint4 b : SV_Target1;
  float c : SV_Target;
};

Out main(float4 p : SV_Position) {
  Out o;
  o.a = p.xy;
  o.depth = p.z;
  o.b = uint4(p);
  o.c = p.w;
  return o;
}
