// RUN: hlslfe check %s -T lib_6_6 -verify
// Modifiers that exclude each other, stand twice or in the wrong place.
typedef unorm float4 U;
static unorm snorm float a; // expected-error {{'snorm' and 'unorm' exclude each other}}
static snorm U b; // expected-error {{'snorm' and 'unorm' exclude each other}}
static unorm unorm float c; // expected-warning {{'unorm'}}
static unorm U d; // expected-warning {{'unorm'}}
static float unorm e; // expected-error {{'unorm' has to stand before the type}}
static float4 precise f; // expected-error {{'precise' has to stand before the type}}
float g(float4 x) { return ((precise float4)x).y; } // expected-warning {{'precise' says nothing here}}
