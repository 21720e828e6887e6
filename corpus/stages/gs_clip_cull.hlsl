// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// Clip and cull distances, and a front face that the shader makes up.
struct V { float4 p : SV_Position; float2 clip : SV_ClipDistance; };
struct O { float4 p : SV_Position; float2 clip : SV_ClipDistance0; float cull[2] : SV_CullDistance; bool front : SV_IsFrontFace; };

[maxvertexcount(3)]
void main(triangle V v[3], inout TriangleStream<O> stream) {
  for (int i = 0; i < 3; i++) {
    O o;
    o.p = v[i].p;
    o.clip = v[i].clip;
    o.cull[0] = v[i].p.x;
    o.cull[1] = 0;
    o.front = true;
    stream.Append(o);
  }
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: SV_ClipDistance 0 float2 v1 xy.. Linear xy..
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: SV_ClipDistance 0 float2 o1 xy.. Linear xy..
// CHECK-NEXT: SV_CullDistance 0-1 float o1..o2 ..z. Linear ..z.
// CHECK-NEXT: SV_IsFrontFace 0 uint o3 x... Constant x...
