// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A method of a class in an instance of a template, specialised for that instance.
template <typename T> struct Box {
  struct In {
    T t;
    int get() { return 1; }
    static int s() { return 2; }
  };
  In i;
};
template <> int Box<int>::In::get() { return 42; }
template <> int Box<int>::In::s() { return 43; }
int use() {
  Box<int>::In a;
  Box<float>::In b;
  return a.get() + b.get() + Box<int>::In::s();
}
// CHECK: define {{.*}} i32 @_ZN3BoxIiE2In3getEv(
// CHECK: ret i32 42
