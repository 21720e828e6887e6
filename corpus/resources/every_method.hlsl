// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// Every method of the buffers, with arguments that DXC takes.
struct P { float3 a; uint k; };
ByteAddressBuffer s;
RWByteAddressBuffer b;
RasterizerOrderedByteAddressBuffer ro;
StructuredBuffer<P> ss;
RWStructuredBuffer<P> rs;
AppendStructuredBuffer<P> ap;
ConsumeStructuredBuffer<P> co;
RasterizerOrderedStructuredBuffer<P> ros;
Buffer<float4> t;
RWBuffer<uint> u;
RasterizerOrderedBuffer<float> rob;

uint bytes(uint i, int so, float f) {
  uint st, o;
  uint a = s.Load(i) + s.Load(i, st);
  uint2 a2 = s.Load2(i) + s.Load2(i, st);
  uint3 a3 = s.Load3(i) + s.Load3(i, st);
  uint4 a4 = s.Load4(i) + s.Load4(i, st);
  a += s.Load<int>(i) + s.Load<int>(i, st) + (uint)b.Load<float2>(i).y + (uint)b.Load<float4x4>(0)[1][1];
  float list[3] = b.Load<float[3]>(4);
  P p = b.Load<P>(i);
  b.Store(i, a); b.Store(i, so); b.Store(i, 1.0f); b.Store(i, true); b.Store(i, a4); b.Store(i, p); b.Store(i, list);
  b.Store<P>(i, p); b.Store<float2>(i, float2(1, 2));
  b.Store2(i, a2); b.Store2(i, int2(1, 2)); b.Store3(i, a3); b.Store3(i, 0); b.Store4(i, a4);
  b.GetDimensions(o); s.GetDimensions(o);
  b.InterlockedAdd(i, 1); b.InterlockedAdd(i, 1, o); b.InterlockedAdd(i, -1, so);
  b.InterlockedAnd(i, 1, o); b.InterlockedOr(i, a, so); b.InterlockedXor(i, 1);
  b.InterlockedMin(i, 1); b.InterlockedMin(i, so, so); b.InterlockedMax(i, a, o); b.InterlockedMax(i, 1u, so);
  b.InterlockedExchange(i, 1, o); b.InterlockedExchange(i, so, so);
  b.InterlockedCompareExchange(i, 1, 2, o); b.InterlockedCompareExchange(i, so, so, so);
  b.InterlockedCompareStore(i, 1, 2); b.InterlockedCompareStore(i, so, a);
  b.InterlockedExchangeFloat(i, f, f);
  b.InterlockedCompareExchangeFloatBitwise(i, f, f, f);
  b.InterlockedCompareStoreFloatBitwise(i, f, 1.0f);
  ro.Store(i, ro.Load(i)); ro.InterlockedAdd(i, 1);
  return a + o + st;
}
void wide(uint i, int64_t l, uint64_t ul) {
  b.InterlockedAdd64(i, l); b.InterlockedAdd64(i, ul, ul);
  b.InterlockedMin64(i, l, l); b.InterlockedMax64(i, ul, ul);
  b.InterlockedExchange64(i, ul, ul); b.InterlockedExchange64(i, l, l);
  b.InterlockedCompareExchange64(i, l, l, l); b.InterlockedCompareStore64(i, ul, ul);
  b.InterlockedOr64(i, ul); b.InterlockedAnd64(i, ul); b.InterlockedXor64(i, ul, ul);
}
uint elements(uint i) {
  uint st, o;
  rs[i].k = ss[i].k + ss.Load(i).k + ss.Load(i, st).k + rs.Load(i).k + rs.Load(i, st).k;
  rs.GetDimensions(o, st); ss.GetDimensions(o, st); ros.GetDimensions(o, st);
  ap.Append(co.Consume());
  ros[i].k += ros.Load(i).k + rs.IncrementCounter();
  u[i] = u.Load(i) + u.Load(i, st); rob[i] += rob.Load(i);
  u.GetDimensions(o); rob.GetDimensions(o);
  InterlockedAdd(u[i], 1); InterlockedAdd(rs[i].k, 1, o); InterlockedCompareExchange(u[i], 1, 2, o);
  return o + st;
}
float4 main(nointerpolation uint i : I) : SV_Target {
  uint st;
  wide(i, 1, 2);
  return t[i] + t.Load(i) + t.Load(i, st) + t.Load(-1) + bytes(i, 1, 2) + elements(i);
}
// CHECK: define void @main()
