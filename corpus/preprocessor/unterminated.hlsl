// RUN: hlslfe check %s -T lib_6_6 -verify
// What is opened must be closed, on the same line or before the end of the file.
// expected-error@+1 {{[err_unterminated_char_or_string]}}
static const int a = 'x;
// expected-error@+1 {{[err_unterminated_char_or_string]}}
static const int b = sizeof("no end);
// expected-warning@+1 {{[ext_unterminated_char_or_string]}}
#define TEXT "no end
#if 0
it's fine here
#endif
// expected-error@+1 {{[err_unterminated_block_comment]}}
/* goes on
static const int d = 2;
