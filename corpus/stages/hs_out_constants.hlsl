// RUN: hlslfe sig %s -T hs_6_5 | FileCheck %s
// Patch constants as out parameters: all of one that is written to is stored, defined or not, nothing of another.
struct Point { float4 p : SV_Position; };
struct Some { float2 a : A; float b[2] : B; };
struct None { float3 c : C; uint d : D; };

void constants(out Some some, out None none, out float edges[3] : SV_TessFactor, out float inside : SV_InsideTessFactor,
               out int e : E, out float2 f : F) {
  edges[0] = edges[1] = edges[2] = inside = 1;
  some.a.x = 1;
  f.y = 2;
}

[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")]
Point main(InputPatch<Point, 3> patch, uint i : SV_OutputControlPointID) { return patch[i]; }

// CHECK: patch constants
// CHECK: A 0 float2 {{.*}} - xy..
// CHECK: B 0-1 float {{.*}} - ..z.
// CHECK: C 0 float3 {{.*}} - ....
// CHECK: D 0 uint {{.*}} - ....
// CHECK: E 0 int {{.*}} - ....
// CHECK: F 0 float2
