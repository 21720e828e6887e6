// RUN: hlslfe check %s -T lib_6_6 -verify
// A copy with another coherence.
globallycoherent RWBuffer<float> a;
RWBuffer<float> b;
void plain(RWBuffer<float> x) {}
void coherent(globallycoherent RWBuffer<float> x) {}
void f() {
  plain(a); // expected-warning {{this copy is no longer 'globallycoherent'}}
  plain(b);
  coherent(a);
  coherent(b); // expected-warning {{this copy becomes 'globallycoherent'}}
  globallycoherent RWBuffer<float> c = b; // expected-warning {{this copy becomes 'globallycoherent'}}
  RWBuffer<float> d = c; // expected-warning {{this copy is no longer 'globallycoherent'}}
}
