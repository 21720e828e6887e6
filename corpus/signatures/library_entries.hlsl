// RUN: hlslfe sig %s | FileCheck %s
// RUN: hlslfe %s -T lib_6_6 | FileCheck %s --check-prefix=IR
// compare: -T lib_6_6
// A library: each [shader] is an entry; equal lists share their nodes.
struct Link { float4 position : SV_Position; float2 uv : UV; };

[shader("vertex")] Link vs(float3 p : POSITION, float2 uv : UV) {
  Link l = { p, 1, uv };
  return l;
}

[shader("pixel")] float4 ps(Link l) : SV_Target { return l.uv.xyxy * l.position.w; }

export float helper(float x) { return x * x; }
