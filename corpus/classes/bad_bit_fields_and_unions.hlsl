// RUN: hlslfe check %s -T lib_6_6 -verify
// Widths that are none, types without bits, and what unions cannot have.
static int count = 3;
struct A { int a : -1; }; // expected-error {{[err_bitfield_has_negative_width]}}
struct B { int a : 0; }; // expected-error {{[err_bitfield_has_zero_width]}}
struct C { int a : (count); }; // expected-error {{[err_expr_not_ice]}}
struct D { float a : 3; }; // expected-error {{[err_not_integral_type_bitfield]}}
struct E { int2 a : 3; }; // expected-error {{[err_not_integral_type_bitfield]}}
struct F { static int a : 3; }; // expected-error {{[err_static_not_bitfield]}}
struct G { int a : 33; }; // expected-warning {{[warn_bitfield_width_exceeds_type_width]}} expected-error {{[err_not_supported_yet]}}
struct H { int a : 1.5; }; // expected-error {{[err_expr_not_ice]}}
struct Part { int x; };
union U : Part { int i; }; // expected-error {{[err_base_clause_on_union]}}
union V { int i; float f; }; // expected-note {{[note_previous_use]}}
struct W : V { }; // expected-error {{[err_union_as_base_class]}}
union X { int i = 3; float f = 4; }; // expected-error {{[err_multiple_mem_union_initialization]}}
struct V other; // expected-error {{[err_use_with_wrong_tag]}}
int f(V v, float x) {
  V a = {1}; // expected-error {{[err_init_conversion_failed]}}
  V b = (V)x; // expected-error {{[err_bad_cxx_cast_generic]}}
  return (int)v; // expected-error {{[err_bad_cxx_cast_generic]}}
}
