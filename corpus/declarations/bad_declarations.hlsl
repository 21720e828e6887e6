// RUN: hlslfe check %s -T lib_6_6 -verify
// Names that are taken or unknown, types that cannot be, storage at the wrong place.
static int twice; // expected-note {{[note_previous_definition]}}
static float twice; // expected-error {{[err_redefinition_different_type]}}
struct S { int a; int a; }; // expected-error {{[err_duplicate_member]}} expected-note {{}}
struct S { int b; }; // expected-error {{[err_redefinition]}} expected-note@5 {{[note_previous_definition]}}
struct Later;
struct Uses { Later l; }; // expected-error {{[err_field_incomplete_or_sizeless]}} expected-note@7 {{}}
void nothing;  // expected-error {{}}
static void variable; // expected-error {{}}
static float reference&; // expected-error {{}}
typedef float T; // expected-note {{[note_previous_definition]}}
typedef int T; // expected-error {{[err_redefinition_different_typedef]}}
export int exported; // expected-error {{[err_hlsl_export_not_on_function]}}
namespace N { static int inside; }
static int outside = N::missing; // expected-error {{[err_no_member]}}
static int size = 3;
static int dynamic_size[size]; // expected-error {{[err_vla_unsupported]}}
static int negative[-1]; // expected-error {{[err_typecheck_negative_array_size]}}
static vector<float, 0> zero; // expected-error {{[err_attribute_zero_size]}}
static vector<S, 2> records; // expected-error {{}}
static const int uninitialised; // expected-error {{[err_default_init_const]}}

void f() {
  const int local; // expected-error {{[err_default_init_const]}}
  static int one = 1, one = 2; // expected-error {{[err_redefinition]}} expected-note {{[note_previous_definition]}}
  int f = g; // expected-error {{[err_undeclared_var_use]}}
}
