// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// RUN: hlslfe check %s -T lib_6_6 -verify
// compare: -T lib_6_6
// auto takes the type of the initialiser; an extension before HLSL 202y.
struct S { float a; };
S make(float x) { S s; s.a = x; return s; }
export float f(float3 v, int i) {
  auto w = v.yx; // expected-warning {{[ext_hlsl_auto_type_specifier]}}
  auto s = make(w.x); // expected-warning {{[ext_hlsl_auto_type_specifier]}}
  const auto u = i + 1u; // expected-warning {{[ext_hlsl_auto_type_specifier]}}
  auto h = 1.0h, k = 2.0h; // expected-warning {{[ext_hlsl_auto_type_specifier]}}
  for (auto j = 0; j < 2; j++) // expected-warning {{[ext_hlsl_auto_type_specifier]}}
    w += h;
  return w.x + s.a + u + k;
}
// CHECK-LABEL: define {{.*}} float @_Z1fDv3_fi(
// CHECK: %w = alloca <2 x float>
// CHECK: %s = alloca %struct.S
// CHECK: %u = alloca i32
// CHECK: %h = alloca float
// CHECK: %j = alloca i32
