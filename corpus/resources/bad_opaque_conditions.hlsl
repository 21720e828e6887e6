// RUN: hlslfe %s -T lib_6_6 -verify
// compare: -T lib_6_6 -Wno-error=hlsl-resource-not-unique
// A condition that is known at run time only, uniform or not, makes a resource that nobody can name.
Buffer<float> g, h;
cbuffer C { int sel; };
export float varying(int i) {
  Buffer<float> b = i ? g : h; // expected-note {{'g' comes from here}} expected-note {{'h' comes from here}}
  return b[i]; // expected-error {{'b' is no single resource: it may be 'g' or 'h'}}
}
export float uniform_condition(int i) {
  Buffer<float> b = g; // expected-note {{'g' comes}}
  if (sel)
    b = h; // expected-note {{'h' comes}}
  return b[i]; // expected-error {{'b' is no single resource}}
}
export float at_once(int i) {
  return (i > 1 ? h : g)[i]; // expected-error {{this is no single resource: it may be 'h' or 'g'}} expected-note {{'h'}} expected-note {{'g'}}
}
