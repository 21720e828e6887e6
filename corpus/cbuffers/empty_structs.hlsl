// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Structs without fields take no room in a buffer, and nothing is read of them.
struct Nothing { float f() { return 2; } };
struct Derived : Nothing { float x; };
cbuffer C { float a; Nothing n; float b; Nothing list[3]; Derived d; }
// CHECK: %__cblayout_C = type <{ float, float, target("dx.Padding", 8), %Derived }>
Nothing given(Nothing v) { return v; }
export float f(int i) { Nothing copy = list[i]; copy = n; return n.f() + list[i].f() + given(n).f() + d.f() + d.x + a + b; }
// CHECK: !{ptr @C.cb, ptr addrspace(2) @a, ptr addrspace(2) @b, ptr addrspace(2) @d}
