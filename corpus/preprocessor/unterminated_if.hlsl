// RUN: hlslfe check %s -T lib_6_6 -verify
// An #if without its #endif is reported where it stands; what it holds is compiled.
#ifdef __hlsl_clang // expected-error {{[err_pp_unterminated_conditional]}}
float f(float x) { return x + gone; } // expected-error {{[err_undeclared_var_use]}}
#if 0
#endif
#else
