// RUN: hlslfe %s -T lib_6_6 -verify
struct S { float a; };
struct I; // expected-note {{declared here}}
enum E { A };
Buffer<S> a; // expected-error {{'Buffer' cannot hold 'S'}} expected-note {{it takes scalars and vectors}}
RWBuffer<bool> b; // expected-error {{cannot hold 'bool'}} expected-note {{it takes}}
RWBuffer<double3> c; // expected-error {{cannot hold 'double3'}} expected-note {{it takes}}
Buffer<E> d; // expected-error {{cannot hold 'E'}} expected-note {{it takes}}
Buffer<float2x2> e; // expected-error {{cannot hold 'float2x2'}} expected-note {{it takes}}
Buffer<vector<float, 5> > f; // expected-error {{cannot hold}} expected-note {{it takes}}
StructuredBuffer<I> g; // expected-error {{'I', which has no body}}
StructuredBuffer<RWBuffer<float> > h; // expected-error {{cannot hold 'RWBuffer<float>'}} expected-note {{without resources}}
StructuredBuffer<void> i; // expected-error {{cannot hold 'void'}} expected-note {{that has a size}}
