// RUN: hlslfe check %s -T lib_6_6 -verify
// Access specifiers are an extension, and they are checked.
struct S {
private: // expected-warning {{[ext_hlsl_access_specifiers]}}
  int hidden; // expected-note 2 {{[note_access_natural]}}
  static int secret(); // expected-note {{[note_access_natural]}}
protected: // expected-warning {{[ext_hlsl_access_specifiers]}}
  int shared_one; // expected-note {{[note_access_natural]}}
  void inner() { hidden = 1; }
public: // expected-warning {{[ext_hlsl_access_specifiers]}}
  int open;
  int all() { return hidden + shared_one + open; }
};
struct D : S {
  int use() { return shared_one + open; }
  int wrong() { return hidden; } // expected-error {{[err_access]}}
};
int f(S s, D d) {
  s.hidden = 1; // expected-error {{[err_access]}}
  d.shared_one = 2; // expected-error {{[err_access]}}
  return s.open + d.use() + S::secret(); // expected-error {{[err_access]}}
}
