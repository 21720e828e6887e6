// RUN: hlslfe check %s -T lib_6_6 -verify
// Types that are not there, or not here.
int16_t a; // expected-error {{[err_hlsl_type_needs_16_bit]}}
short b; // expected-error {{[err_unknown_typename]}}
float16_t c() { return 1; } // expected-error {{[err_hlsl_type_needs_16_bit]}}
static float5 d; // expected-error {{[err_unknown_typename_suggest]}}
static vector<float, 0> e; // expected-error {{[err_attribute_zero_size]}}
static vector<void, 2> f; // expected-error {{[err_attribute_invalid_vector_type]}}
float *g; // expected-error {{[err_hlsl_pointers_unsupported]}}
int &h(int x) { return x; } // expected-error {{[err_hlsl_pointers_unsupported]}}
void i() {
  auto x; // expected-warning {{[ext_hlsl_auto_type_specifier]}} expected-error {{[err_auto_var_requires_init]}}
  auto y = {1, 2}; // expected-warning {{[ext_hlsl_auto_type_specifier]}} expected-error {{[err_auto_var_init_list]}}
  unsigned float z; // expected-error {{[err_invalid_sign_spec]}}
  void w; // expected-error {{[err_typecheck_decl_incomplete_type]}}
}
// expected-warning@+1 {{[ext_hlsl_auto_type_specifier]}}
auto j(int x) { return x; } // expected-error {{[err_auto_missing_trailing_return]}}
