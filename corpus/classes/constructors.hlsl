// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Constructors: the one of whole objects calls that of bases; without arguments it makes variables, members and bases.
struct Ray {
  float3 from;
  float3 to;
  Ray() { from = 0; to = 1; }
  Ray(float3 end) { from = 0; to = end; }
  Ray(float3 begin, float3 end) { from = begin; to = end; }
};
struct Beam : Ray {
  Ray side;
  Ray more[2];
  float width = 0.5;
  Beam(float w) { width += w; }
};
// CHECK-LABEL: define noundef nofpclass(nan inf) float @_Z4castDv3_f
// CHECK: call void @_ZN3RayC1Ev(ptr noundef nonnull align 1 dereferenceable(32) %r)
// CHECK: call void @_ZN3RayC1EDv3_f(
// CHECK: call void @_ZN3RayC1EDv3_fS0_(
// CHECK: call void @_ZN4BeamC1Ef(
export float cast(float3 v) {
  Ray r;
  Ray s(v);
  Ray t(v, v + 1);
  Beam b(2);
  return r.to.x + s.to.y + t.from.z + b.width + b.more[1].to.x;
}
// CHECK-LABEL: define linkonce_odr hidden void @_ZN4BeamC2Ef(
// CHECK: call void @_ZN3RayC2Ev(
// CHECK: call void @_ZN3RayC1Ev(
// CHECK: arrayctor.loop:
