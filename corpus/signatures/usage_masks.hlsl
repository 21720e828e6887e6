// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// What of each element can reach an output or a branch.
float4 helper(float4 v) { return v.yyyy; }

float4 main(float4 a : A, float4 b : B, float c : C, float4 unused : U, float4 through : T, float2 rows[3] : R,
            uint i : I) : SV_Target {
  float4 r = a.xxxx;
  if (c > 0)
    r.y = b.z;
  float4 dead = unused;
  return r + helper(through) + rows[i].y;
}
