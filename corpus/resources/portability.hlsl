// RUN: hlslfe %s -T lib_6_6 -Whlsl-portability -verify
// What DXC has and Clang 22 has not.
ByteAddressBuffer a;
RWByteAddressBuffer b;
RasterizerOrderedByteAddressBuffer c; // expected-warning {{Clang refuses 'RasterizerOrderedByteAddressBuffer'}}
void f() {
  uint n;
  a.GetDimensions(n);
  b.Store(0, a.Load(n)); // expected-warning {{Clang refuses 'Store' of a byte-address}} expected-warning {{'Load' of}}
  b.InterlockedAdd(0, 1); // expected-warning {{Clang refuses 'InterlockedAdd' of}}
}
