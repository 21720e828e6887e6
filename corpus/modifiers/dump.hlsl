// RUN: hlslfe %s --emit=ast -T lib_6_6 | FileCheck %s
// Conversions that add and drop modifiers are visible.
float f(unorm float4 u) { u = u * 2; return u.x; }
// CHECK: ParmVarDecl {{.*}} u 'unorm float4':'vector<unorm float, 4>'
// CHECK: ImplicitCastExpr {{.*}} 'unorm float4':'vector<unorm float, 4>' <NoOp>
// CHECK: ImplicitCastExpr {{.*}} 'vector<float, 4>' <NoOp>
// CHECK: ImplicitCastExpr {{.*}} 'unorm float4':'vector<unorm float, 4>' <LValueToRValue>
// CHECK: ImplicitCastExpr {{.*}} 'float' <NoOp>
// CHECK: ImplicitCastExpr {{.*}} 'unorm float' <LValueToRValue>
