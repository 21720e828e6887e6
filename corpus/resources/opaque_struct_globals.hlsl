// RUN: hlslfe %s -T ps_6_6 -E main --verify-ir | FileCheck %s
// The resources of a global struct are globals of their own, "s.t"; copies and methods find them.
struct Part { Texture2D t; float2 scale; };
struct S {
  Part part;
  SamplerState state;
  float k;
  float4 at(float2 uv) { return part.t.Sample(state, uv * part.scale); }
};
S s : register(t3) : register(s2);
float4 pass(S x, float2 uv) { return x.at(uv) * x.k; }
float4 main(float2 uv : UV) : SV_Target {
  S local = s;
  return s.part.t.Sample(s.state, uv) + pass(s, uv) + pass(local, uv);
}
// CHECK-DAG: @{{.*}}s.part.t{{.*}} = internal global %"class.hlsl::Texture2D"
// CHECK-DAG: @{{.*}}s.state{{.*}} = internal global %"class.hlsl::SamplerState"
// CHECK-DAG: c"s.part.t\00"
// CHECK-DAG: c"s.state\00"
