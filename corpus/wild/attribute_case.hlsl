// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// Names of attributes in single brackets may have any case, as in DXC.
RWStructuredBuffer<float> sums;

[NumThreads(8, 4, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float sum = 0;
  [UNROLL(2)]
  for (int i = 0; i < 2; ++i)
    sum += i;
  [Branch]
  if (id.x)
    sums[id.x] = sum;
}
// CHECK: define void @main()
// CHECK: "hlsl.numthreads"="8,4,1"
// CHECK: !{!"llvm.loop.unroll.count", i32 2}
