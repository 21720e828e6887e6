// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// An initialiser that does something runs even when nobody reads the variable, in the order of the source.
static int count;
int next() { return ++count; }
static int late = 2 * count;
static int first = next();
static int second = next();
static int unused = 3 * count;

[shader("compute")] [numthreads(1, 1, 1)]
void main() { count = second + late; }
// CHECK: @_ZL5first = internal global i32 0, align 4
// CHECK: @_ZL6second = internal global i32 0, align 4
// CHECK-NOT: unused
// CHECK-LABEL: define internal void @__cxx_global_var_init()
// CHECK: store i32 {{%.*}}, ptr @_ZL5first
// CHECK-LABEL: define internal void @__cxx_global_var_init.1()
// CHECK: store i32 {{%.*}}, ptr @_ZL6second
// CHECK-LABEL: define internal void @__cxx_global_var_init.2()
// CHECK: store i32 {{%.*}}, ptr @_ZL4late
// CHECK-LABEL: define internal void @_GLOBAL__sub_I_initialiser_effects.hlsl()
// CHECK: call void @__cxx_global_var_init.2()
// CHECK-NEXT: call void @__cxx_global_var_init()
// CHECK-NEXT: call void @__cxx_global_var_init.1()
