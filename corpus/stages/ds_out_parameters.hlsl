// RUN: hlslfe sig %s -T ds_6_0 | FileCheck %s
// The result first, then out parameters.
struct V { float4 p : SV_Position; };

[domain("tri")]
float2 main(OutputPatch<V, 3> patch, float3 at : SV_DomainLocation, out float4 p : SV_Position, out float clip : SV_ClipDistance) : UV {
  p = patch[0].p;
  clip = at.x;
  return at.yz;
}

// CHECK: main (domain)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: outputs
// CHECK: UV 0 float2 o0 xy.. Linear xy..
// CHECK-NEXT: SV_Position 0 float4 o1 xyzw LinearNoperspective xyzw
// CHECK-NEXT: SV_ClipDistance 0 float o2 x... Linear x...
