// RUN: hlslfe check %s -T lib_6_6 -verify
// static_cast does not turn structs into numbers.
struct S { float a, b; };
struct T { float a, b, c; };
void f(S s) {
  T t = static_cast<T>(s); // expected-error {{[err_bad_cxx_cast_generic]}}
}
