// RUN: hlslfe check %s -T lib_6_6 -verify
// Members that cannot be declared; the struct stays usable.
struct A {
  int x; // expected-note {{[note_previous_declaration]}}
  float x; // expected-error {{[err_duplicate_member]}}
  int f(int a) { return a; } // expected-note {{[note_previous_declaration]}} expected-note {{[note_previous_declaration]}}
  int f(int b) { return b; } // expected-error {{[err_member_redeclared]}}
  float f(int c); // expected-error {{[err_ovl_diff_return_type]}}
  virtual void g() {} // expected-error {{[err_hlsl_virtual_function]}}
  static void h() const; // expected-error {{[err_invalid_qualified_function_type]}}
  extern void e(); // expected-error {{[err_storageclass_invalid_for_member]}}
};
int outside() const; // expected-error {{[err_invalid_qualified_function_type]}}
int use(A a) { return a.f(a.x); }
