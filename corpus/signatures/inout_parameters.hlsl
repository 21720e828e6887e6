// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// RUN: hlslfe %s -T ps_6_6 | FileCheck %s --check-prefix=IR
// Output elements: the result first, then out parameters in order.
float4 main(float4 p : SV_Position, out float4 second : SV_Target1, float2 uv : UV, out float depth : SV_Depth)
    : SV_Target0 {
  second = uv.xyxy;
  depth = p.z;
  return p;
}
