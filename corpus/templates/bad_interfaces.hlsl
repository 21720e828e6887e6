// RUN: hlslfe check %s -T ps_6_6 -verify
template <typename T> interface Shape { T area(T scale); }; // expected-note {{'area' has no body in a class}}
struct Square : Shape<int> { float side; };
template <typename T> interface Bad { T value; }; // expected-error {{'value' cannot stand in an interface: it is a variable}}
struct Other : Bad<int> {};
float4 main(float side : S) : SV_Target {
  Square square = {side}; // expected-error {{there are no objects of type 'Square', which lacks a method}}
  return square.side;
}
