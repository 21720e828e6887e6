// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Initialisers of statics that call static and inline functions, methods and operators: what they call is emitted.
static float twice(float a) { return a * 2; }
inline float half_of(float a) { return a * 0.5f; }
float plain(float a) { return a + 1; }
struct S {
  float a;
  float get() { return a; }
  S operator+(S o) { S r; r.a = a + o.a; return r; }
};

static float by_static = twice(3);
static float by_inline = half_of(1);
static float by_plain = plain(twice(1));
static S one = {1};
static float by_method = one.get();
static S by_operator = one + one;

// CHECK: call {{.*}} @_ZL5twicef(
// CHECK: define internal {{.*}} @_ZL5twicef(
// CHECK: define linkonce_odr hidden {{.*}} @_Z7half_off(
// CHECK: define linkonce_odr hidden {{.*}} @_ZN1S3getEv(
// CHECK: define linkonce_odr hidden {{.*}} @_ZN1SplES_(
export float f() { return by_static + by_inline + by_plain + by_method + by_operator.a; }
