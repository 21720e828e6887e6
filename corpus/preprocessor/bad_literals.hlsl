// RUN: hlslfe check %s -T lib_6_6 -verify
// Numbers and characters that are none.
static const int a = 08; // expected-error {{[err_invalid_digit]}}
static const int b = 0b12; // expected-error {{[err_invalid_digit]}}
static const int c = 1i16; // expected-error {{[err_invalid_suffix_constant]}}
static const float d = 1.0F16; // expected-error {{[err_invalid_suffix_constant]}}
static const float e = 1.0lf; // expected-error {{[err_invalid_suffix_constant]}}
static const float f = 1e; // expected-error {{[err_exponent_has_no_digits]}}
static const int g = 99999999999999999999; // expected-error {{[err_integer_literal_too_large]}}
static const uint64_t h = 18446744073709551615; // expected-warning {{[ext_integer_literal_too_large_for_signed]}}
static const float i = 1e60; // expected-warning {{[warn_float_overflow]}}
static const int j = ''; // expected-error {{[err_empty_character]}}
static const int k = '\q'; // expected-warning {{[ext_unknown_escape]}}
static const int l = 0x; // expected-error {{}}
static const float m = 0x1.8; // expected-error {{exponent}}
