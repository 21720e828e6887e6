// RUN: hlslfe %s -T lib_6_6 -verify
// compare: -T lib_6_6 -Wno-error=hlsl-resource-not-unique
// Returns, cases, loops and indices choose as conditions do.
Buffer<float> g, h;
Buffer<float> early(int n) {
  if (n > 2)
    return g; // expected-note {{'g' comes}}
  return h; // expected-note {{'h' comes}}
}
export float from_return(int i) {
  return early(i)[i]; // expected-error {{this is no single resource: it may be 'g' or 'h'}}
}
export float from_switch(int i) {
  Buffer<float> b;
  switch (i) {
    case 0: b = g; break; // expected-note {{'g' comes}}
    default: b = h; // expected-note {{'h' comes}}
  }
  return b[i]; // expected-error {{'b' is no single resource}}
}
export float from_loop(int i) {
  Buffer<float> b = g; // expected-note {{'g' comes}}
  for (int k = 0; k < i; ++k)
    b = h; // expected-note {{'h' comes}}
  return b[i]; // expected-error {{'b' is no single resource}}
}
export float from_index(int i) {
  Buffer<float> two[2] = { g, h }; // expected-note {{'g' comes}} expected-note {{'h' comes}}
  return two[i][i]; // expected-error {{this is no single resource}}
}
