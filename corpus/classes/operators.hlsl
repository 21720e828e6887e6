// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Overloaded operators, members and free functions; assignments evaluate their right side first.
struct Complex {
  float re, im;
  Complex operator+(Complex o) { Complex r = {re + o.re, im + o.im}; return r; }
  Complex operator-() { Complex r = {-re, -im}; return r; }
  void operator+=(Complex o) { re += o.re; im += o.im; }
  bool operator==(Complex o) const { return re == o.re && im == o.im; }
  float operator[](int i) { return i == 0 ? re : im; }
  float operator()(float scale, int power = 1) { return re * scale * power; }
  Complex operator++() { re++; return this; }
  Complex operator++(int) { Complex old = this; re++; return old; }
  bool operator!() { return re == 0; }
};
Complex operator*(Complex a, float s) { Complex r = {a.re * s, a.im * s}; return r; }
Complex operator*(float s, Complex a) { return a * s; }

float f(Complex a, Complex b, float s) {
  Complex c = a + b * s + 2 * -a;
  c += a;
  ++c;
  c++;
  if (c == b || !c)
    return c[1];
  return c(s) + c(s, 2) + (a + b).im;
}
// CHECK-LABEL: define hidden void @_Zml7Complexf(
// CHECK-LABEL: define hidden void @_Zmlf7Complex(
// CHECK-LABEL: define hidden {{.*}} float @_Z1f7ComplexS_f(
// CHECK: call void @_ZN7ComplexpLES_(
// CHECK: call void @_ZN7ComplexppEv(
// CHECK: call void @_ZN7ComplexppEi({{.*}} i32 noundef 0)
// CHECK: call noundef i1 @_ZNK7ComplexeqES_(
// CHECK: call noundef i1 @_ZN7ComplexntEv(
// CHECK: call {{.*}} float @_ZN7ComplexixEi(
// CHECK: call {{.*}} float @_ZN7ComplexclEfi({{.*}}, i32 noundef 1)
