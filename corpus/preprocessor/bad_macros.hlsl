// RUN: hlslfe check %s -verify
// Definitions and uses of macros that go wrong.
#define // expected-error {{[err_pp_missing_macro_name]}}
#define 1X // expected-error {{[err_pp_macro_not_identifier]}}
#define defined 1 // expected-error {{[err_defined_macro_name]}}
#define F(a, a) a // expected-error {{[err_pp_duplicate_name_in_arg_list]}}
#define G(a a // expected-error {{}}
#define H(a) #b // expected-error {{[err_pp_stringize_not_parameter]}}
#define I(a) ## a // expected-error {{[err_paste_at_start]}}
#define J(a) a ## // expected-error {{[err_paste_at_end]}}
#define K __VA_ARGS__ // expected-warning {{[ext_pp_bad_vaargs_use]}}
#define TWO(a, b) a + b // expected-note 3 {{[note_macro_here]}}
#define SAME 1
#define SAME 1 // expected-note {{[note_previous_definition]}}
#define SAME 2 // expected-warning {{[ext_pp_macro_redef]}}
static int a = TWO(1, 2);
static int b = TWO(1); // expected-error {{[err_too_few_args_in_macro_invoc]}}
static int c = TWO(1, 2, 3); // expected-error {{[err_too_many_args_in_macro_invoc]}}
#define PASTE(a, b) a ## b
static int d = PASTE(+, 1); // expected-error {{[err_pp_bad_paste]}}
// expected-error@+1 {{[err_unterm_macro_invoc]}}
static int e = TWO(1,
