// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// Vertices that hold arrays of structs under one semantic.
struct Bone { float weight; float2 offset; };
struct V { float4 p : SV_Position; Bone bones[2] : BONE1; };
struct O { float4 p : SV_Position; float w : W; };

[maxvertexcount(3)]
void main(triangle V v[3], inout TriangleStream<O> stream) {
  for (int i = 0; i < 3; i++) {
    O o;
    o.p = v[i].p;
    o.w = v[i].bones[1].weight + v[i].bones[0].offset.y;
    stream.Append(o);
  }
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: BONE 1,3 float v1..v2 x... Linear x...
// CHECK-NEXT: BONE 2,4 float2 v1..v2 .yz. Linear ..z.
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: W 0 float o1 x... Linear x...
