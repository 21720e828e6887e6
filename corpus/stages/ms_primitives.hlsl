// RUN: hlslfe sig %s -T ms_6_5 | FileCheck %s
// Primitives are constant, whatever they are; system values among them.
struct Vertex { float4 p : SV_Position; float clip[2] : SV_ClipDistance; };
struct Primitive {
  float3 n : NORMAL;
  uint rt : SV_RenderTargetArrayIndex;
  uint vp : SV_ViewportArrayIndex;
  uint rate : SV_ShadingRate;
  float2 uv[2] : UV;
};

[numthreads(3, 1, 1)]
[outputtopology("triangle")]
void main(uint thread : SV_GroupThreadID, out primitives Primitive prims[1], out vertices Vertex verts[3],
          out indices uint3 tris[1]) {
  SetMeshOutputCounts(3, 1);
  Vertex v = (Vertex)0;
  verts[thread] = v;
  prims[0].n = 1;
  prims[0].rt = 0;
  prims[0].vp = thread;
  prims[0].rate = 0;
  prims[0].uv[1] = 3;
  tris[0] = uint3(0, 1, 2);
}

// CHECK: main (mesh)
// CHECK-NEXT: inputs: none
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: SV_ClipDistance 0-1 float o1..o2 x... Linear x...
// CHECK-NEXT: primitives
// CHECK: NORMAL 0 float3 p0 xyz. Constant xyz.
// CHECK-NEXT: SV_RenderTargetArrayIndex 0 uint p0 ...w Constant ...w
// CHECK-NEXT: SV_ViewportArrayIndex 0 uint p1 x... Constant x...
// CHECK-NEXT: SV_ShadingRate 0 uint p1 .y.. Constant .y..
// CHECK-NEXT: UV 0-1 float2 p2..p3 xy.. Constant xy..
