// RUN: hlslfe sig %s | FileCheck %s --check-prefix=SIG
// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A library: each [shader] is an entry; equal lists and elements share their nodes.
struct Link { float4 position : SV_Position; float2 uv : UV; };

[shader("vertex")] Link vs(float3 p : POSITION, float2 uv : UV) {
  Link l = { p, 1, uv };
  return l;
}
// SIG: vs (vertex)
// SIG: POSITION 0 float3 v0 xyz. - xyz.
// SIG-NEXT: UV 0 float2 v1 xy.. - xy..
// SIG: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// SIG-NEXT: UV 0 float2 o1 xy.. Linear xy..

[shader("pixel")] float4 ps(Link l) : SV_Target { return l.uv.xyxy * l.position.w; }
// SIG: ps (pixel)
// SIG: SV_Position 0 float4 v0 xyzw LinearNoperspective ...w
// SIG-NEXT: UV 0 float2 v1 xy.. Linear xy..
// SIG: SV_Target 0 float4 o0 xyzw - xyzw

[shader("pixel")] float4 other(Link l) : SV_Target { return l.uv.xyxy + l.position.w; }
// SIG: other (pixel)

export float helper(float x) { return x * x; }
// CHECK-LABEL: define internal void @_Z2vsDv3_fDv2_f(
// CHECK-LABEL: define void @vs()
// CHECK-LABEL: define internal {{.*}} <4 x float> @_Z2ps4Link(
// CHECK-LABEL: define void @ps()
// CHECK: insertvalue %struct.Link poison, <4 x float> {{%.*}}, 0
// CHECK: insertvalue %struct.Link {{%.*}}, <2 x float> {{%.*}}, 1
// CHECK-LABEL: define noundef nofpclass(nan inf) float @_Z6helperf(
