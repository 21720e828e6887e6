// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Global arrays of every class of buffers, local copies of their elements, and arrays as parameters.
struct P { float3 pos; uint id; };
StructuredBuffer<P> s[3]; RWStructuredBuffer<float> w[2][2]; ByteAddressBuffer bb[2]; RWByteAddressBuffer rbb[]; AppendStructuredBuffer<float> ap[2]; ConsumeStructuredBuffer<float> cp[2];
RasterizerOrderedBuffer<float4> rob[2] : register(u4, space2);
float f1(int i) { return s[i][i].pos.y + s[2][0].pos[i]; }
void f2(int i, int j) { w[i][j][3] = 2; w[1][0].IncrementCounter(); }
uint f3(int i) { uint d, e; bb[i].GetDimensions(d); rbb[i + 100].GetDimensions(e); return d + e; }
void f4(int i) { ap[i].Append(cp[1].Consume()); }
void f5(int i) { rob[i][2].zw = 3; rob[NonUniformResourceIndex(i)][i] = 1; }
float f6(RWStructuredBuffer<float> x[2], int i) { return x[i][i]; }
float f7(int i) { RWStructuredBuffer<float> l[2]; l[0] = w[0][1]; l[1] = l[0]; RWStructuredBuffer<float> m[2] = l; return f6(l, i) + f6(m, i); }
void f8(out RWStructuredBuffer<float> x[2], inout ByteAddressBuffer y) { x[0] = w[0][0]; x[1] = w[1][1]; y = bb[1]; }
void f9() { RWStructuredBuffer<float> a[2]; ByteAddressBuffer y = bb[0]; f8(a, y); }
// CHECK-LABEL: define hidden void @_Z2f2ii(
// CHECK: call void @_ZN4hlsl18RWStructuredBufferIfE
// CHECK-LABEL: define hidden {{.*}} float @_Z2f6A2_N4hlsl18RWStructuredBufferIfEEi(
// CHECK-LABEL: define hidden void @_Z2f8A2_N4hlsl18RWStructuredBufferIfEERNS_17ByteAddressBufferE(
