// RUN: hlslfe sig %s --format grid -fno-color-diagnostics | FileCheck %s
// Registers as a drawing: what a vertex shader writes beside what the pixel shader reads.
struct Varyings {
  float4 position : SV_Position;
  float3 normal : NORMAL;
  float fog : FOG;
  nointerpolation uint material : MAT;
};

// CHECK:      vs_main (vertex) inputs
// CHECK-NEXT: x       y       z       w
// CHECK-NEXT: ┌───────────────────────┬───────┐
// CHECK-NEXT: v0 │       POSITION0       │       │
[shader("vertex")] Varyings vs_main(float3 p : POSITION) {
  Varyings v = {float4(p, 1), p, p.x, 7};
  return v;
}

// CHECK:      vs_main (vertex) outputs{{.*}}ps_main (pixel) inputs
// CHECK:      o0 │{{.*}}SV_Position{{.*}}│{{.*}}v0 │
// CHECK:      o1 │{{.*}}NORMAL0{{.*}}│{{.*}}FOG0{{.*}}│{{.*}}v1 │{{.*}}NORMAL0{{.*}}│{{.*}}FOG0{{.*}}│
// CHECK:      o2 │{{.*}}MAT0{{.*}}│{{.*}}v2 │{{.*}}MAT0
// CHECK:      ps_main (pixel) outputs
// CHECK:      o0 │{{.*}}SV_Target
// CHECK:      ○ never read
[shader("pixel")] float4 ps_main(Varyings v) : SV_Target { return float4(v.normal, v.fog + v.material); }
