// RUN: hlslfe check %s -T lib_6_6 -verify
// What const objects and const methods may not do.
struct S {
  int m;
  void set(int v) { m = v; } // expected-note 3 {{[note_previous_declaration]}}
  int get() const { return m; }
  void change() const {
    m = 2; // expected-error {{[err_typecheck_assign_const_unknown]}}
    this.m += 2; // expected-error {{[err_typecheck_assign_const_unknown]}}
    set(3); // expected-error {{[err_member_function_call_bad_cvr]}}
  }
};
static const S constant = {1};
int f() {
  const S c = {2}; // expected-note {{[note_typecheck_assign_const]}}
  c.set(1); // expected-error {{[err_member_function_call_bad_cvr]}}
  constant.set(1); // expected-error {{[err_member_function_call_bad_cvr]}}
  c.m = 3; // expected-error {{[err_typecheck_assign_const]}}
  return c.get() + constant.get();
}
