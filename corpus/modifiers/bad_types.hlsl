// RUN: hlslfe check %s -T lib_6_6 -verify
// Types that a modifier does not go with.
struct S { float a; };
static unorm int a; // expected-error {{'unorm' does not go with 'int': it is for float, half and vectors of these}}
static snorm bool b; // expected-error {{'snorm' does not go with}}
static unorm double c; // expected-error {{'unorm' does not go with}}
static unorm float4x4 d; // expected-error {{'unorm' does not go with}}
static unorm S e; // expected-error {{'unorm' does not go with 'S'}}
unorm RWBuffer<float> f; // expected-error {{'unorm' does not go with}}
RWBuffer<unorm uint> g; // expected-error {{'unorm' does not go with}}
matrix<unorm float, 2, 2> h; // expected-error {{}}
globallycoherent Buffer<float> i; // expected-error {{'globallycoherent' does not go with 'Buffer<float>'}}
globallycoherent float j; // expected-error {{'globallycoherent' does not go with 'float'}}
reordercoherent SamplerState k; // expected-error {{'reordercoherent' does not go with}}
unorm void l() {} // expected-error {{'unorm' does not go with 'void'}}
