// RUN: hlslfe check %s -Wunknown-pragmas -verify
// Directives that make no sense; each is one error and the rest of the file goes on.
#error stop here // expected-error {{stop here}}
#warning take care // expected-warning {{take care}}
#frobnicate // expected-error {{[err_pp_invalid_directive]}}
#if 1 / 0 // expected-error {{[err_pp_division_by_zero]}}
#endif
#if 1 + // expected-error {{}}
#endif
#if // expected-error {{[err_pp_expected_value_in_expr]}}
#endif
#if 1.5 // expected-error {{}}
#endif
#if (1 // expected-error {{[err_pp_expected_rparen]}} expected-note {{}}
#endif
#endif // expected-error {{[err_pp_endif_without_if]}}
#else // expected-error {{[pp_err_else_without_if]}}
#elif 1 // expected-error {{[pp_err_elif_without_if]}}
#if 1
// expected-error@+2 {{[pp_err_else_after_else]}} expected-error@+3 {{[pp_err_elif_after_else]}}
#else
#else
#elif 1
#endif
#ifdef // expected-error {{[err_pp_missing_macro_name]}}
#endif
#undef A B // expected-warning {{[ext_pp_extra_tokens_at_eol]}}
#pragma frobnicate // expected-warning {{[warn_pragma_ignored]}}
#line 0x10 // expected-error {{}}
# // nothing at all is fine
