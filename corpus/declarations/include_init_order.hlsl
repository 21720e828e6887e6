// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Initialisers run in the order of their declarations, be they in an included file or out of a macro.
#include "include/init_order.hlsli"
#define MADE static float made = next()
static float own = next();
MADE;
static float last = next();
cbuffer Mine { float b; }

export float f() { return last + made + own + included + a + b; }
// CHECK: define internal void @_GLOBAL__sub_I_
// CHECK-NEXT: entry:
// CHECK-NEXT: call void @__cxx_global_var_init()
// CHECK-NEXT: call void @_init_buffer_Theirs.cb()
// CHECK-NEXT: call void @__cxx_global_var_init.1()
// CHECK-NEXT: call void @__cxx_global_var_init.2()
// CHECK-NEXT: call void @__cxx_global_var_init.3()
// CHECK-NEXT: call void @_init_buffer_Mine.cb()
