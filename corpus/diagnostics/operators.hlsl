// RUN: hlslfe check %s -T lib_6_6 -Wall -verify
// Operators and branches that are probably not meant so: shifts, overflows, precedence, comparisons, else.
int shifts(int x) {
  int a = 1 << 40; // expected-warning {{[warn_shift_gt_typewidth]}}
  x >>= -1; // expected-warning {{[warn_shift_negative]}}
  a += -1 << 2; // expected-warning {{[warn_shift_lhs_negative]}}
  return a + x + (0x7fffffff << 2); // expected-warning {{needs 34 bits}}
}
int overflows(int x) {
  return x + (65536 * 65536 + 1); // expected-warning {{the result 4294967296 does not fit 'int', it becomes 0}}
}
int precedence(int a, int b, bool c) {
  int x = a & b == 1; // expected-warning {{'==' is computed before '&'}} expected-note {{'=='}} expected-note {{'&'}}
  x += a << b + 1; // expected-warning {{'+' is computed before '<<'}} expected-note {{parentheses around '+'}}
  x += a | b & 1; // expected-warning {{'&' inside '|'}} expected-note {{parentheses around '&'}}
  return x + c ? 1 : 2; // expected-warning {{'+' is computed before '?:'}} expected-note 2 {{parentheses}}
}
bool logic(bool a, bool b, int flags, float f) {
  if (a || b && !a) return true; // expected-warning {{'&&' inside '||'}} expected-note {{meant}}
  if (flags && 4) return true; // expected-warning {{[warn_logical_instead_of_bitwise]}} expected-note 2 {{}}
  if ((flags == 1)) return true; // expected-warning {{two pairs}} expected-note 2 {{}}
  if (!flags == 3) return true; // expected-warning {{left side of this comparison}} expected-note 2 {{}}
  return flags == flags; // expected-warning {{always true}}
}
bool chained(float a, float b) {
  return 0 < a < b; // expected-warning {{'x < y < z' is '(x < y) < z'}}
}
int assigned(int a) {
  a = a; // expected-warning {{assigned to itself}}
  return a;
}
int branches(int a, int b) {
  if (a)
    if (b) return 1;
    else return 2; // expected-warning {{inner 'if'}}
  switch (3) { // expected-warning {{no case is 3}}
  case 1: return 1;
  }
  return 0;
}
// Nothing to say: parentheses, bool operands, NaN tests, unsigned numbers.
bool fine(bool a, bool b, float f, uint u, int i) {
  bool x = a || (b && !a);
  bool y = !a == b && (i & 4) != 0 && f == f;
  uint z = 4294967295u + 1u + (u << 31) + (1u << 31);
  return x && y && z > 0 && (i ? true : false);
}
