// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Methods defined in the class are emitted where they are used, linkonce_odr; `this` is an address that is spilled and
// loaded again. Their bodies may use members that are declared further down.
struct Ray {
  float3 origin;
  float3 at(float t) { return origin + t * direction; }
  void move(float t) { origin = at(t); this.steps++; }
  float3 direction;
  int steps;
};

float3 walk(Ray r, float t) {
  r.move(t);
  r.move(r.steps);
  return r.at(2 * t);
}
// CHECK: %struct.Ray = type { <3 x float>, [4 x i8], <3 x float>, [4 x i8], i32 }
// CHECK-LABEL: define hidden {{.*}} <3 x float> @_Z4walk3Rayf(
// CHECK: call void @_ZN3Ray4moveEf(ptr noundef nonnull align 1 dereferenceable(36) %r, float
// CHECK: ret <3 x float>
// CHECK-LABEL: define linkonce_odr hidden void @_ZN3Ray4moveEf({{.*}}) #{{[0-9]+}} align 2 {
// CHECK: %this.addr = alloca ptr, align 4
// CHECK: %this1 = load ptr, ptr %this.addr, align 4
// CHECK: call {{.*}} @_ZN3Ray2atEf(ptr noundef nonnull align 1 dereferenceable(36) %this1,
// CHECK-LABEL: define linkonce_odr hidden {{.*}} <3 x float> @_ZN3Ray2atEf(
