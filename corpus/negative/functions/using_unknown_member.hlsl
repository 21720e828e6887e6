// RUN: hlslfe check %s -T lib_6_6 -verify
// The namespace has no such name.
namespace N { float g(float x) { return x; } }
using N::h; // expected-error {{[err_no_member]}}
