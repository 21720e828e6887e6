// RUN: hlslfe check %s -T lib_6_6 -verify -Wunused-label -Wreturn-type
// Labels belong to one function, once; jumps do not skip initialisers.
int skips(int a) {
  if (a > 1) goto skip; // expected-error {{[err_goto_into_protected_scope]}}
  int y = 2; // expected-note {{[note_protected_by_variable_init]}}
  a += y;
skip: // expected-note {{[note_previous_definition]}}
  a++;
  goto nowhere; // expected-error {{[err_undeclared_label_use]}}
skip: // expected-error {{[err_redefinition_of_label]}}
unused: // expected-warning {{[warn_unused_label]}}
  return a;
}
int loops(int a) {
  goto l;
  { l: a++; }
  for (int i = 0; i < 4; i++) { m: a++; } // expected-note {{[note_protected_by_variable_init]}}
  if (a < 5) goto m; // expected-error {{[err_goto_into_protected_scope]}}
  int plain;
  goto end;
  float3 unset;
end:
  plain = a;
  return plain;
}
void ends(int a) {
  if (a) goto out_of_here;
  a = 3;
  switch (a) { case 1: break; case 2: } // expected-warning {{[ext_cxx_label_end_of_compound_statement]}}
out_of_here:
} // expected-warning {{[ext_cxx_label_end_of_compound_statement]}}
