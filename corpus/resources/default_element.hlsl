// RUN: hlslfe %s -T lib_6_6 -Whlsl-portability -verify
// Buffer alone is a Buffer of float4, as in DXC.
Buffer b; // expected-warning {{without its element type}}
float4 use(uint i) { return b[i]; }
