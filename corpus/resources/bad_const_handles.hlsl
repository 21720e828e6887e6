// RUN: hlslfe check %s -T lib_6_6 -verify
// RUN: hlslfe check %s -T lib_6_6 -verify=clang -fclang-compat=22
// RUN: hlslfe check %s -T lib_6_6 -verify=expected,portable -Whlsl-portability
// What const handles still may not do, and what Clang refuses.
struct Cell { const float fixed; float free; };
RWStructuredBuffer<Cell> cells;
void put(const RWStructuredBuffer<Cell> c, const StructuredBuffer<Cell> s) {
  c[0].fixed = 1; // #fixed
  // expected-error@#fixed {{[err_typecheck_assign_const_unknown]}}
  // clang-error@#fixed {{[err_typecheck_assign_const_unknown]}}
  c[0].free = 1; // clang-error {{[err_typecheck_assign_const_unknown]}} portable-warning {{[warn_hlsl_portability]}}
  s[0].free = 1; // expected-error {{[err_typecheck_assign_const_unknown]}} clang-error {{[err_typecheck_assign_const_unknown]}}
}
