// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Constructors of class templates, and of classes that depend on them.
template <typename T> struct Cell {
  T value;
  Cell() { value = 1; }
  Cell(T t) { value = t; }
};
template <typename T> struct Row : Cell<T> {
  Cell<T> next;
  Row(T t) { next = Cell<T>(t); }
};
// CHECK: call void @_ZN4CellIfEC1Ef(
// CHECK: call void @_ZN3RowIiEC1Ei(
export float cells(float f, int i) {
  Cell<float> a(f);
  Cell<int> b;
  Row<int> r(i);
  return a.value + b.value + r.next.value + r.value;
}
// CHECK-LABEL: define linkonce_odr hidden void @_ZN3RowIiEC2Ei(
// CHECK: call void @_ZN4CellIiEC2Ev(
