// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// RUN: hlslfe %s -T gs_6_0 | FileCheck %s --check-prefix=IR
// Six vertices of a triangle with its neighbours; an array of vectors in a vertex.
struct V { float4 p : SV_Position; float2 uv[3] : UV; };
struct O { float4 p : SV_Position; float2 uv : UV; };

[maxvertexcount(3)]
void main(triangleadj V v[6], inout TriangleStream<O> stream) {
  for (uint i = 0; i < 6; i += 2) {
    O o;
    o.p = v[i].p;
    o.uv = v[i].uv[1];
    stream.Append(o);
  }
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0-2 float2 v1..v3 xy.. Linear xy..
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0 float2 o1 xy.. Linear xy..

// IR-DAG: "hlsl.inputprimitive"="triangleadj"
// IR-DAG: "hlsl.maxvertexcount"="3"
