// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// RUN: hlslfe %s -T gs_6_0 | FileCheck %s --check-prefix=IR
// The primitive id has an element without a place, the instance id none; both come through intrinsics.
struct V { float4 p : SV_Position; float2 uv : UV; uint id : ID; };
struct O { float4 p : SV_Position; float2 uv : UV; uint prim : SV_PrimitiveID; };

[instance(3)]
[maxvertexcount(3)]
void main(uint prim : SV_PrimitiveID, triangle V v[3], uint instance : SV_GSInstanceID, inout TriangleStream<O> stream) {
  for (int i = 0; i < 3; i++) {
    O o;
    o.p = v[i].p + instance;
    o.uv = v[i].uv;
    o.prim = prim;
    stream.Append(o);
  }
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: SV_PrimitiveID 0 uint - x... - ....
// CHECK-NEXT: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0 float2 v1 xy.. Linear xy..
// CHECK-NEXT: ID 0 uint v2 x... Constant ....
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0 float2 o1 xy.. Linear xy..
// CHECK-NEXT: SV_PrimitiveID 0 uint o2 x... Constant x...

// IR: call i32 @llvm.dx.primitive.id()
// IR: call i32 @llvm.dx.gs.instance.id()
