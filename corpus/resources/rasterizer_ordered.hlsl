// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Rasterizer-ordered views differ in their handle types only.
RasterizerOrderedBuffer<uint> typed;
RasterizerOrderedStructuredBuffer<float2> records;
void use(uint i) {
  typed[i] += 1;
  records[i].y = typed.Load(i);
  records.IncrementCounter();
}
// CHECK: %"class.hlsl::RasterizerOrderedBuffer" = type { target("dx.TypedBuffer", i32, 1, 1, 0) }
// CHECK: %"class.hlsl::RasterizerOrderedStructuredBuffer" = type { target("dx.RawBuffer", <2 x float>, 1, 1), target("dx.RawBuffer", <2 x float>, 1, 1) }
