// RUN: hlslfe sig %s -T vs_6_6 | FileCheck %s
// Prefix-stable packing goes back to the earliest row with room.
void main(out float3 n : N, out float2 uv : UV, out float w : W, out float4 p : SV_Position, out float k : K,
          out float2 st : ST) {
  n = 1; uv = 2; w = 3; p = 4; k = 5; st = 6;
}
