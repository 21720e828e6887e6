// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// What structured buffers hold: matrices, bools, arrays, enums, nested structs.
enum Mode { Off, On };
struct Inner { bool flag; float2 v[2]; };
struct Outer { Inner inner; float3x3 m; Mode mode; };
StructuredBuffer<float4x4> matrices;
RWStructuredBuffer<bool> flags;
RWStructuredBuffer<bool3> masks;
StructuredBuffer<float[3]> arrays;
RWStructuredBuffer<Outer> outers;
RWStructuredBuffer<Mode> modes;
RWStructuredBuffer<int64_t> wide;
float use(uint i) {
  flags[i] = matrices[i][1][2] > arrays[i][1];
  masks[i].y = flags[0];
  outers[i].inner.flag = !outers[i].inner.flag;
  outers[i].inner.v[1].x = 2;
  outers[i].m[1][2] = 3;
  outers[i].mode = modes[i];
  modes[i] = On;
  wide[i] <<= 3;
  return masks[1].x ? 1 : outers[2].m[0][1];
}
// CHECK-DAG: target("dx.RawBuffer", i32, 1, 0)
// CHECK-DAG: target("dx.RawBuffer", <3 x i32>, 1, 0)
// CHECK-DAG: target("dx.RawBuffer", [3 x float], 0, 0)
// CHECK-DAG: target("dx.RawBuffer", [16 x float], 0, 0)
// CHECK-DAG: @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_s_struct.Outers_1_0t(
