// RUN: hlslfe check %s -T lib_6_6 -verify
// Local structs cannot use the variables around them; anonymous ones must not repeat a name; unions wait.
float f(float q) {
  float local = q;
  struct L {
    float z;
    float g() { return local + z; } // expected-error {{[err_reference_to_local_in_enclosing_context]}}
    float h() { return q; } // expected-error {{[err_reference_to_local_in_enclosing_context]}}
  };
  L l;
  l.z = q;
  return l.g();
}
struct S {
  float a; // expected-note {{[note_previous_declaration]}}
  struct { float a; }; // expected-error {{[err_anonymous_record_member_redecl]}}
};
struct C { ~C(int a) {} }; // expected-error {{[err_destructor_with_params]}}
struct E { enum class K { A }; int k() { return K::A; } }; // expected-error {{[err_init_conversion_failed]}}
