// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Elements as out and inout arguments: through a temporary, back to where they lie.
struct S { float a; int2 b; };
RWStructuredBuffer<S> records;
RWBuffer<float4> vectors;
void change(inout float x, out int y) { x *= 2; y = 3; }
void reset(inout S s) { s.a = 0; }
void use(uint i) {
  change(records[i].a, records[i].b.y);
  change(vectors[i].z, records[i + 1].b.x);
  reset(records[i]);
}
// CHECK-LABEL: define hidden void @_Z3usej(
// CHECK: call void @_Z6changeRfRi(
