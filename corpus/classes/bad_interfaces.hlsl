// RUN: hlslfe %s -T lib_6_6 -verify
interface Shape {
  float area(float k); // expected-note 6 {{'area' has no body in a class}} expected-note {{it is declared here}}
};
interface Bad : Shape { // expected-error {{an interface has no base such as 'Shape'}}
  float k; // expected-error {{'k' cannot stand in an interface: it is a variable}}
  static float f(); // expected-error {{'f' cannot stand in an interface: it is static}}
  float operator+(float x); // expected-error {{it is an operator}}
  struct In { int i; }; // expected-error {{'In' cannot stand in an interface: it is a type}}
};
class Missing : Shape { float area(int k) { return k; } };
class Wrong : Shape { int area(float k) { return 1; } }; // expected-error {{'area' returns 'int', but the interface wants 'float'}}
Shape global; // expected-error {{there are no objects of type 'Shape'}}
float param(Shape s) { return 1; } // expected-error {{there are no objects of type 'Shape'}}
Shape result(); // expected-error {{there are no objects of type 'Shape'}}
struct Holder { Shape s; }; // expected-error {{there are no objects of type 'Shape'}}
void f() {
  Missing m; // expected-error {{there are no objects of type 'Missing', which lacks a method}}
  Shape many[4]; // expected-error {{there are no objects of type 'Shape'}}
}
