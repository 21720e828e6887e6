// RUN: hlslfe sig %s -T ms_6_5 | FileCheck %s
// RUN: hlslfe %s -T ms_6_5 | FileCheck %s --check-prefix=IR
// What an amplification shader hands over.
struct Payload { float4 tint; uint parts[4]; };
struct Vertex { float4 p : SV_Position; float3 c : COLOR; };

[numthreads(3, 1, 1)]
[outputtopology("triangle")]
void main(in payload Payload payload, uint thread : SV_GroupThreadID, uint3 at : SV_DispatchThreadID,
          out vertices Vertex verts[3], out indices uint3 tris[1]) {
  SetMeshOutputCounts(3, 1);
  verts[thread].p = payload.parts[thread];
  verts[thread].c = payload.tint.xyz + at;
  tris[0] = uint3(0, 1, 2);
}

// CHECK: main (mesh)
// CHECK-NEXT: inputs: none
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: COLOR 0 float3 o1 xyz. Linear xyz.

// IR: call ptr @llvm.dx.get.mesh.payload()
