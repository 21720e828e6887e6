// RUN: hlslfe %s -T lib_6_6 -flegalize-resources -Wno-hlsl-resource-not-unique -verify
// compare: -T lib_6_6 -Wno-hlsl-resource-not-unique
// What cannot be resolved is an error at its use, whatever the warnings say.
RWBuffer<float> g, h;
void put(RWBuffer<float> b, int i) {
  b[i] = 1; // expected-error {{may be 'g' or 'h'}} from `argument`, not from `both`
}
export void both(int i) {
  put(g, i);
  put(h, i);
}
export void store(int i) {
  (i ? g : h)[i] = 1; // expected-error {{a use of a resource that may be 'g' or 'h' is not supported yet}}
}
export void argument(int i) {
  RWBuffer<float> b = g;
  if (i)
    b = h;
  put(b, i);
}
export void outside(RWBuffer<float> b, int i) { // expected-error {{a resource that comes from another module}}
  b[i] = 1;
}
