// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Other names of namespaces, and namespaces whose names are those of the one around, too.
namespace A { namespace B { float f(float a) { return a; } struct S { float x; }; } }
namespace C = A::B;
namespace D = C;
inline namespace V { float h(float a) { return a; } struct W { float w; }; }
namespace N { inline namespace V2 { float k(float a) { return a; } } }
export float g(float a) { C::S s; s.x = a; D::S t = s; W w; w.w = a; V::W w2 = w; return C::f(a) + t.x + h(a) + V::h(a) + N::k(a) + w2.w; }
// CHECK: define hidden {{.*}} float @_ZN1V1hEf(
// CHECK: define hidden {{.*}} float @_ZN1N2V21kEf(
// CHECK-LABEL: define {{.*}} float @_Z1gf(
// CHECK: call {{.*}} float @_ZN1A1B1fEf(
