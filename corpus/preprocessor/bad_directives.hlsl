// RUN: hlslfe check %s -verify
#error stop here // expected-error {{stop here}}
#warning take care // expected-warning {{take care}}
#frobnicate // expected-error {{[err_pp_invalid_directive]}}
#if 1 / 0 // expected-error {{[err_pp_division_by_zero]}}
#endif
#endif // expected-error {{[err_pp_endif_without_if]}}
#pragma frobnicate // expected-warning {{[warn_pragma_ignored]}}
