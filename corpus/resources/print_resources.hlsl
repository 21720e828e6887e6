// RUN: hlslfe %s -T lib_6_6 -ast-print | FileCheck %s
// Resources as source again.
StructuredBuffer<float3> positions;
RWByteAddressBuffer bytes;
typedef RWBuffer<uint> Counts;
Counts counts[2];
float3 use(uint i) { counts[1][i] += bytes.Load<uint>(i); bytes.InterlockedAdd(0, 1); return positions[i].zyx; }
// CHECK: StructuredBuffer<float3> positions;
// CHECK-NEXT: RWByteAddressBuffer bytes;
// CHECK: counts[1][i] += bytes.Load
// CHECK: return positions[i].zyx;
