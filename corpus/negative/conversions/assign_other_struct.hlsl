// RUN: hlslfe check %s -T lib_6_6 -verify
// Assignment wants the same type too.
struct S { float a; };
struct T { float a; };
void f(S s) {
  T t;
  t = s; // expected-error {{[err_typecheck_convert_incompatible]}}
}
