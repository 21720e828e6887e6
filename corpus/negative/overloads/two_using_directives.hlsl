// RUN: hlslfe check %s -T lib_6_6 -verify
// Two namespaces offer the same function.
namespace A { float g(float x) { return x; } } // expected-note {{[note_ovl_candidate]}}
namespace B { float g(float x) { return x; } } // expected-note {{[note_ovl_candidate]}}
using namespace A;
using namespace B;
float f(float x) {
  return g(x); // expected-error {{[err_ovl_ambiguous_call]}}
}
