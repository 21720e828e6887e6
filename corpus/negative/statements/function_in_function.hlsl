// RUN: hlslfe check %s -T lib_6_6 -verify
// Functions are not nested.
void f(int i) {
  void g(int k) { // expected-error {{[err_function_definition_not_allowed]}}
    k = 1;
  }
}
