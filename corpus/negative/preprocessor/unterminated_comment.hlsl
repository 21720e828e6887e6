// RUN: hlslfe check %s -T lib_6_6 -verify
// Comments end.
float f(float x) { return x; }
// expected-error@+1 {{[err_unterminated_block_comment]}}
/* this one does not
