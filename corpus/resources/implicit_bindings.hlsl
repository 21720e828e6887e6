// RUN: hlslfe %s -T lib_6_6 -Whlsl-implicit-binding -verify
// compare: -T lib_6_6
RWBuffer<float> a; // expected-warning {{'a' has no register of its own}}
RWBuffer<float> b : register(u0);
Buffer<float> c[2] : register(space1); // expected-warning {{'c' has no register}}
