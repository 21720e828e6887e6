// RUN: hlslfe %s -T lib_6_6 --emit=ast | FileCheck %s
// compare: -T lib_6_6
// Two variables of one type make a variable, unless they live in memory of different kinds.
static float G;
static const float K[2] = {1, 2};
struct S { float a; };
static S gs;

// CHECK-LABEL: local_and_static 'float
// CHECK: ConditionalOperator {{.*}} 'float' lvalue
float local_and_static(bool b, float l) { return b ? G : l; }

// CHECK-LABEL: local_and_member 'float
// CHECK: ConditionalOperator {{.*}} 'float' lvalue
float local_and_member(bool b, float l) { return b ? gs.a : l; }

// CHECK-LABEL: const_local_and_const_static 'float
// CHECK: ConditionalOperator {{.*}} 'const float' lvalue
float const_local_and_const_static(bool b, const float l, int i) { return b ? K[i] : l; }

// CHECK-LABEL: local_and_const_static 'float
// CHECK: ConditionalOperator {{.*}} 'float'{{$}}
float local_and_const_static(bool b, float l, int i) { return b ? l : K[i]; }

// CHECK-LABEL: static_and_const_static 'float
// CHECK: ConditionalOperator {{.*}} 'const hlsl_private float' lvalue
float static_and_const_static(bool b, int i) { return b ? G : K[i]; }

// CHECK-LABEL: structs 'S
// CHECK: ConditionalOperator {{.*}} 'S' lvalue
S structs(bool b, S l) { return b ? gs : l; }
