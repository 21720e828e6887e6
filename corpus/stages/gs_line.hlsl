// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// Lines in, lines out; the second vertex is read in part.
struct V { float4 p : SV_Position; float4 color : COLOR0; };

[maxvertexcount(2)]
void main(line V v[2], inout LineStream<V> lines) {
  lines.Append(v[0]);
  V end = v[1];
  end.color = v[0].color;
  lines.Append(end);
  lines.RestartStrip();
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: COLOR 0 float4 v1 xyzw Linear xyzw
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: COLOR 0 float4 o1 xyzw Linear xyzw
