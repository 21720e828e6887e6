// RUN: hlslfe sig %s -T ds_6_1 | FileCheck %s
// RUN: hlslfe %s -T ds_6_1 | FileCheck %s --check-prefix=IR
// The view id of a domain shader has no element.
struct V { float4 p : SV_Position; };

[domain("tri")]
V main(OutputPatch<V, 3> patch, float3 at : SV_DomainLocation, uint view : SV_ViewID) {
  V v;
  v.p = patch[0].p + at.x + view;
  return v;
}

// CHECK: main (domain)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw

// IR: call i32 @llvm.dx.view.id()
