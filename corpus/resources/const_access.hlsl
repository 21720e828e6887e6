// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A const object has the const subscript; what is const inside stays so.
struct S { float a[3]; float2 b; };
RWStructuredBuffer<S> buffer;
StructuredBuffer<S> read_only;
float get(const RWStructuredBuffer<S> b, uint i) { return b[i].a[1] + b[i].b.y; }
float use(uint i) { return get(buffer, i) + read_only[i].a[i] + read_only.Load(i).b.x; }
// CHECK-LABEL: define hidden {{.*}} float @_Z3getN4hlsl18RWStructuredBufferI1SEEj(
// CHECK: call noundef nonnull align 1 dereferenceable(20) ptr @_ZNK4hlsl18RWStructuredBufferI1SEixEj(
