// RUN: hlslfe %s -T cs_6_6 -E main | FileCheck %s
// compare: -T cs_6_6 -E main
// Globals are constructed when the shader starts, in source order, arrays element by element.
struct Counter {
  int value;
  Counter() { value = 5; }
  Counter(int start) { value = start; }
};
static Counter first(9);
static Counter rows[2];
static const Counter last = 4;
struct Pair { Counter counter; int other; };
static Pair pair = {3, 8};
groupshared int result;
// CHECK-LABEL: define internal void @__cxx_global_var_init()
// CHECK: call void @_ZN7CounterC1Ei(ptr noundef nonnull align 1 dereferenceable(4) @_ZL5first, i32 noundef 9)
// CHECK-LABEL: define internal void @__cxx_global_var_init.1()
// CHECK: phi ptr [ @_ZL4rows, %entry ]
[numthreads(1, 1, 1)]
void main() {
  static Counter once;
  result = first.value + rows[1].value + last.value + pair.counter.value + once.value;
}
// CHECK-LABEL: define void @main()
// CHECK: call void @_GLOBAL__sub_I_
