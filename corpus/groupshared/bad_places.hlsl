// RUN: hlslfe check %s -T lib_6_6 -verify
// Only globals and static variables can be shared.
struct S { groupshared int member; }; // expected-error {{[err_field_with_address_space]}}
void f(groupshared int p) {} // expected-error {{[err_arg_with_address_space]}}
void g() {
  groupshared int local; // expected-error {{[err_as_qualified_auto_decl]}}
  static groupshared int kept;
  kept = 1;
}
