// RUN: hlslfe check %s -T lib_6_6 -verify
// Templates that must wait: one error each, their names say nothing further.
template <typename... T> int count(T... a) { return sizeof...(T); } // expected-error {{[err_not_supported_yet]}}
template <typename T> T value = 1; // expected-error {{[err_not_supported_yet]}}
struct S {
  template <typename... T> int member(T... a) { return 1; } // expected-error {{[err_not_supported_yet]}}
};
template <typename T> T f(T a) { return a; }
template int f<int>(int); // expected-error {{[err_not_supported_yet]}}
export int g() { return count(1, 2) + f(1); }
