// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// unorm and snorm show in the handle, in the linker name and in the metadata.
RWBuffer<unorm float4> a;
RWTexture2D<snorm half2> b;
typedef unorm float U;
Buffer<vector<U, 3> > c[2];
StructuredBuffer<unorm float4> d;
void f(uint i) { a[i] = b[uint2(i, 0)].xyxy + c[1][i].xyzz; a[0].x += d[i].y; }
// CHECK: target("dx.TypedBuffer", <4 x float>, 1, 0, 14)
// CHECK: target("dx.Texture", <2 x float>, 1, 0, 13, 2)
// CHECK: @_ZN4hlsl8RWBufferIDv4_U5unormfEixEj(
// CHECK: !{!"a", i32 14, !"UNormF32"}
// CHECK: !{!"b", i32 13, !"SNormF32"}
// CHECK: !{!"c", i32 14, !"UNormF32"}
