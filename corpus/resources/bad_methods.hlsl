// RUN: hlslfe %s -T lib_6_6 -verify
// expected-note@* 0+ {{takes}}
// expected-note@* 0+ {{}}
struct I;
RWBuffer<float4> a;
StructuredBuffer<float> s;
ByteAddressBuffer bytes;
RWByteAddressBuffer target;
AppendStructuredBuffer<float> p;
void f() {
  a.Foo(); // expected-error {{has no member 'Foo'}}
  a.Load(); // expected-error {{no member function 'Load' takes these arguments}}
  s.Append(3); // expected-error {{has no member 'Append'}}
  bytes.Store(1, 2); // expected-error {{has no member 'Store'}}
  target.Load<I>(1); // expected-error {{'Load' cannot hold 'I'}}
  target.Load<int, int>(1); // expected-error {{a type is needed}}
  a.Load<int>(1); // expected-error {{'Load' takes no template arguments}}
  a.__handle; // expected-error {{has no member '__handle'}}
  p.Append(1, 2); // expected-error {{takes these arguments}}
  p[1] = 2; // expected-error {{no subscript operator}}
  uint n;
  s.GetDimensions(n); // expected-error {{takes these arguments}}
  s.GetDimensions(n, 3); // expected-error {{an out argument must be a variable}}
}
