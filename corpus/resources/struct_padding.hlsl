// RUN: hlslfe %s -T lib_6_6 -enable-16bit-types | FileCheck %s
// compare: -T lib_6_6 -fnative-half-type -fnative-int16-type
// What is behind the last member of a base belongs to the derived class; a member keeps its padding.
struct A { Buffer<float> b; half h; };
struct D : A { half g; };
struct F { A a; half i; };
half f(D d, F x) { D e = d; F y = x; y = x; return e.g + d.h + y.i; }
// CHECK: %struct.D = type { %struct.A.base, half }
// CHECK: %struct.A.base = type <{ %"class.hlsl::Buffer", half }>
// CHECK-LABEL: define hidden {{.*}} half @_Z1f1D1F(ptr dead_on_return noundef %d, ptr dead_on_return noundef %x)
// CHECK: call void @_ZN1DC1ERKS_(ptr noundef nonnull align 4 dereferenceable(8) %e, ptr
