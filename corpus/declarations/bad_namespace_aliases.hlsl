// RUN: hlslfe check %s -T lib_6_6 -verify
// An alias names a namespace, and takes no name that is taken.
namespace A { } // expected-note {{[note_previous_definition]}}
namespace X = nothing; // expected-error {{[err_expected_namespace_name]}}
static int value;
namespace Y = value; // expected-error {{[err_expected_namespace_name]}}
namespace A = A; // expected-error {{[err_redefinition]}}
static int B; // expected-note {{[note_previous_definition]}}
namespace B = A; // expected-error {{[err_redefinition_different_kind]}}
namespace Again = A;
namespace Again = A;
inline namespace P::Q { } // expected-error {{[err_inline_nested_namespace_definition]}}
