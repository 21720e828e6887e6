// RUN: hlslfe check %s -T lib_6_6 -verify
// row_major and column_major are for matrices, and exclude each other.
row_major float2 a();                  // expected-error {{[err_hlsl_matrix_layout_wrong_type]}}
struct S { column_major int b; };      // expected-error {{[err_hlsl_matrix_layout_wrong_type]}}
typedef row_major float2x2 R;
void c(column_major R m);              // expected-error {{[err_hlsl_matrix_layout_conflict]}}
void d(row_major column_major float2x2 m); // expected-error {{[err_hlsl_matrix_layout_conflict]}}
void e(row_major row_major float2x2 m);    // expected-warning {{[warn_hlsl_matrix_layout_duplicate]}}
void g(row_major float2x2 m) {}        // expected-note {{[note_previous_definition]}}
void g(column_major float2x2 m) {}     // expected-error {{[err_redefinition]}}
#pragma pack_matrix(diagonal)          // expected-warning {{[warn_pragma_pack_matrix_malformed]}}
