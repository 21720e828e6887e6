// RUN: hlslfe check %s -T lib_6_6 -verify
// What cannot stand in a buffer, and members that cannot be.
struct Later;
cbuffer C {
  namespace N { float a; } // expected-error {{[err_invalid_declaration_in_hlsl_buffer]}}
  cbuffer Inner { float b; } // expected-error {{[err_invalid_declaration_in_hlsl_buffer]}}
  typedef float Number; // expected-error {{[err_invalid_declaration_in_hlsl_buffer]}}
  enum Kind { One }; // expected-error {{[err_invalid_declaration_in_hlsl_buffer]}}
  using Other = float; // expected-error {{[err_invalid_declaration_in_hlsl_buffer]}}
  void nothing; // expected-error {{[err_typecheck_decl_incomplete_type]}}
  float unsized[]; // expected-error {{[err_typecheck_incomplete_array_needs_initializer]}}
  float twice; // expected-note {{[note_previous_definition]}}
  float twice; // expected-error {{[err_redefinition]}}
  volatile float moving; // expected-error {{[err_hlsl_varmodifierna]}}
  inline float fast; // expected-error {{[err_inline_non_function]}}
  float fine;
}
tbuffer T {
  namespace M { } // expected-error {{a tbuffer cannot hold this}}
}
float f() { return fine + C; } // expected-error {{[err_undeclared_var_use]}}
