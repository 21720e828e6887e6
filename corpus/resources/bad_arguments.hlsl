// RUN: hlslfe %s -T lib_6_6 -verify
StructuredBuffer a; // expected-error {{needs arguments}}
RWBuffer b; // expected-error {{needs arguments}}
Buffer<4> c; // expected-error {{a type is needed}}
Buffer<float, 2> d; // expected-error {{too many arguments for 'Buffer'}}
ByteAddressBuffer<int> e; // expected-error {{takes no template arguments}}
Buffer<Unknown> f; // expected-error {{a type is needed}}
