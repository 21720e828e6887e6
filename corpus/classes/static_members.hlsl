// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Static data members: one variable, constants folded; one that nobody defines is external.
int seven(int x) { return x + 7; }
struct Stats {
  float v;
  static int count;
  static int elsewhere;
  static const int Limit = 4;
  static const uint Mask = 0xF0;
  static const int table[3];
  float history[Limit];
  int add(int i) { count += i; return history[Limit - 1] + table[i]; }
  static int dynamic;
};
int Stats::count = 2;
const int Stats::table[3] = {1, 2, 3};
int Stats::dynamic = seven(Limit);
// CHECK-DAG: @_ZN5Stats5countE = hidden global i32 2, align 4
// CHECK-DAG: @_ZN5Stats5tableE = hidden constant [3 x i32] [i32 1, i32 2, i32 3], align 4
// CHECK-DAG: @_ZN5Stats9elsewhereE = external hidden global i32, align 4
// CHECK-DAG: @_ZN5Stats7dynamicE = hidden global i32 0, align 4

int f(int i) {
  Stats s;
  s.history[3] = i;
  Stats::count++;
  return s.add(i) + s.count + Stats::Limit + Stats::elsewhere + Stats::dynamic + (int)Stats::Mask;
}
// CHECK-LABEL: define hidden noundef i32 @_Z1fi(
// CHECK: load i32, ptr @_ZN5Stats5countE, align 4
// CHECK-LABEL: define internal void @_GLOBAL__sub_I_static_members.hlsl()
// CHECK-NEXT: entry:
// CHECK-NEXT: call void @__cxx_global_var_init()
