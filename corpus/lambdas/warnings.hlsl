// RUN: hlslfe check %s -T lib_6_6 -verify
// Lambdas and auto are extensions, each in its group.
float f(float a) {
  auto g = [](float x) { return x + 1; }; // expected-warning {{[ext_hlsl_lambda]}} expected-warning {{[ext_hlsl_auto_type_specifier]}}
  return g(a);
}
float bad(float a) {
  auto g = [&c = a](float x) { return x; }; // expected-warning {{[ext_hlsl_lambda]}} expected-warning {{[ext_hlsl_auto_type_specifier]}} expected-warning {{[ext_init_capture]}} expected-error {{[err_hlsl_pointers_unsupported]}}
  auto h = [](float x) { return {x, x}; }; // expected-warning {{[ext_hlsl_lambda]}} expected-warning {{[ext_hlsl_auto_type_specifier]}} expected-error {{[err_lambda_return_init_list]}}
  return a;
}
static int global_lambda = [&](int x) { return x; }(1); // expected-warning {{[ext_hlsl_lambda]}} expected-error {{[err_capture_default_non_local]}}
