// RUN: hlslfe check %s -T lib_6_6 -verify
// Members of buffers are checked like any other object.
struct S { float x; };
cbuffer C { S s; float4 v; float list[3]; }
namespace N { cbuffer D { float inner; } }
float f(int i) {
  float a = s.y; // expected-error {{[err_no_member]}}
  float b = v.q; // expected-error {{[err_ext_vector_component_name_illegal]}}
  float c = list; // expected-error {{[err_init_conversion_failed]}}
  float e = N::missing; // expected-error {{[err_no_member]}}
  S t = v; // expected-error {{[err_init_conversion_failed]}}
  float3x3 m = s; // expected-error {{[err_init_conversion_failed]}}
  return list[i].x + N::inner;
}
