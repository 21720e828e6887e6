// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// A resource in a global struct is a global of its own; registers are given class by class, as DXC does.
struct Base { Buffer<float> read; };
struct Inner { RWBuffer<float> write[2]; float scale; };
struct Outer : Base { Inner inner; RWStructuredBuffer<int> counts; int k; };
Outer one : register(u3) : register(t1);
Inner many[2];
float get(Inner x) { return x.write[1][0] * x.scale; }
float use(int i) {
  one.inner.write[1][i] = one.read[i] * one.inner.scale;
  one.counts[0] += one.k;
  many[1].write[i][0] = many[0].scale;
  Inner copy = one.inner;
  copy.write[0][0] = copy.scale;
  return get(many[1]) + get(one.inner);
}
// CHECK: @"one.Base::read" = internal global
// CHECK: @one.counts = internal global
// CHECK: @one = external hidden addrspace(2) global %struct.Outer, align 4
// CHECK: _ZN4hlsl6BufferIfE19__createFromBindingEjjijPKc({{.*}} @"one.Base::read", i32 noundef 1, i32 noundef 0,
// CHECK: @one.counts, i32 noundef 5, i32 noundef 0,
// CHECK-LABEL: define hidden {{.*}} float @_Z3usei(
// CHECK: i32 noundef 3, i32 noundef 0, i32 noundef 2, i32 noundef 1, ptr noundef @one.inner.write.str)
// CHECK: i32 noundef 2, i32 noundef 0, i32 noundef 2, i32 noundef {{%.*}}, ptr noundef @many.1.write.str)
