// RUN: hlslfe check %s -T lib_6_6 -verify
// A struct is no subscript.
struct S { int i; };
float f(float4 v[2], S s) {
  return v[s].x; // expected-error {{[err_typecheck_subscript_not_integer]}}
}
