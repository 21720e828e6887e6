// RUN: hlslfe check %s -T lib_6_6 -verify
// Equal members do not make equal types.
struct S { float a; };
struct T { float a; };
void f(S s) {
  T t = s; // expected-error {{[err_init_conversion_failed]}}
}
