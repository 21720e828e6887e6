// RUN: hlslfe check %s -T lib_6_6 -verify
// What came after C++11 is taken with a warning, as in Clang.
template <typename... T> int total(T... t) { return (t + ...); } // expected-warning {{[ext_fold_expression]}}
template <typename T> static const T one = 1; // expected-warning {{[ext_variable_template]}}
export int f() { return total(1, 2) + one<int>; }
