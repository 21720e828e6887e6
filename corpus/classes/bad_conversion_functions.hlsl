// RUN: hlslfe check %s -T lib_6_6 -verify
// Conversion functions that cannot be, and conversions that they do not give.
typedef float Three[3];
struct A {
  float v;
  operator float(int i) { return v; } // expected-error {{[err_conv_function_with_params]}}
};
struct B { float v; static operator float() { return 1; } }; // expected-error {{[err_conv_function_not_member]}}
struct C { float v; operator Three() { Three t; return t; } }; // expected-error {{[err_conv_function_to_array]}}
struct D { float v; operator void() { } }; // expected-warning {{[warn_conv_not_used]}}
struct E { float v; operator int() { return 1; } operator int() { return 2; } }; // expected-error {{[err_conv_function_redeclared]}} expected-note {{[note_previous_declaration]}}
operator float() { return 1; } // expected-error {{[err_conv_function_not_member]}}
struct F { float v; operator float() { return v; } operator int() { return 1; } }; // expected-note 2 {{[note_ovl_candidate]}}
struct G { float v; explicit operator int() { return 1; } };
void set(inout float x) { x = 1; }
float f(F a, const F b, G c) {
  if (a) return 1; // expected-error {{[err_typecheck_ambiguous_condition]}}
  float x = b; // expected-error {{[err_init_conversion_failed]}}
  int i = c; // expected-error {{[err_init_conversion_failed]}}
  set(a); // expected-error {{[err_init_conversion_failed]}}
  return a * 2; // expected-error {{[err_typecheck_invalid_operands]}}
}
