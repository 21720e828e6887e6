// RUN: hlslfe %s -T lib_6_6 -verify
RWBuffer<float> a : register(u0, spac1); // expected-error {{'spac1' is no register space}}
RWBuffer<float> b : register(u0, space); // expected-error {{'space' is no register space}}
RWBuffer<float> c : register(space3, u0); // expected-error {{'space3' lacks the number}}
RWBuffer<float> d : register(u0, space4294967296); // expected-error {{'space4294967296' is no register space}}
RWBuffer<float> e : register(u0, space1x); // expected-error {{'space1x' is no register space}}
RWBuffer<float> f : register(u0, t1); // expected-error {{'t1' is no register space}}
