// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// Points become quads: one vertex in, four out.
struct Particle { float3 position : POSITION; float size : SIZE; nointerpolation uint kind : KIND; };
struct Corner { float4 position : SV_Position; float2 uv : TEXCOORD; nointerpolation uint kind : KIND; };

[maxvertexcount(4)]
void main(point Particle p[1], inout TriangleStream<Corner> stream) {
  for (int i = 0; i < 4; i++) {
    Corner c;
    c.uv = float2(i & 1, i >> 1);
    c.position = float4(p[0].position.xy + c.uv * p[0].size, 0, 1);
    c.kind = p[0].kind;
    stream.Append(c);
  }
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: POSITION 0 float3 v0 xyz. Linear xy..
// CHECK-NEXT: SIZE 0 float v0 ...w Linear ...w
// CHECK-NEXT: KIND 0 uint v1 x... Constant x...
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: TEXCOORD 0 float2 o1 xy.. Linear xy..
// CHECK-NEXT: KIND 0 uint o2 x... Constant x...
