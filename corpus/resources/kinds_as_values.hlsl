// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Every class of buffers as a parameter, a result and a local.
struct P { float3 pos; uint id; };
Buffer<float4> b; RWBuffer<int2> rb; StructuredBuffer<P> sb; RWStructuredBuffer<P> rsb;
AppendStructuredBuffer<P> ab; ConsumeStructuredBuffer<P> cb; RasterizerOrderedBuffer<float> ob;
RasterizerOrderedStructuredBuffer<P> osb; ByteAddressBuffer bb; RWByteAddressBuffer rbb; RasterizerOrderedByteAddressBuffer obb;
float4 p1(Buffer<float4> x, int i) { return x[i]; }
int2 p2(RWBuffer<int2> x, int i) { x[i].y += 2; return x[i]; }
P p3(StructuredBuffer<P> x, int i) { return x[i]; }
void p4(RWStructuredBuffer<P> x, P p, int i) { x[i] = p; x[i].pos.xy = 1; x.IncrementCounter(); }
void p5(AppendStructuredBuffer<P> x, P p) { x.Append(p); }
P p6(ConsumeStructuredBuffer<P> x) { return x.Consume(); }
void p7(RasterizerOrderedBuffer<float> x, int i) { x[i] *= 2; }
void p8(RasterizerOrderedStructuredBuffer<P> x, int i) { x[i].id++; x.DecrementCounter(); }
uint p9(ByteAddressBuffer x) { uint d; x.GetDimensions(d); return d; }
uint p10(RWByteAddressBuffer x) { uint d; x.GetDimensions(d); return d; }
uint p11(RasterizerOrderedByteAddressBuffer x) { uint d; x.GetDimensions(d); return d; }
Buffer<float4> r1() { return b; }
RWBuffer<int2> r2() { RWBuffer<int2> l = rb; return l; }
StructuredBuffer<P> r3() { return sb; }
RWStructuredBuffer<P> r4() { RWStructuredBuffer<P> l; l = rsb; return l; }
AppendStructuredBuffer<P> r5() { return ab; }
ConsumeStructuredBuffer<P> r6() { return cb; }
RasterizerOrderedBuffer<float> r7() { return ob; }
RasterizerOrderedStructuredBuffer<P> r8() { return osb; }
ByteAddressBuffer r9() { ByteAddressBuffer l = bb; return l; }
RWByteAddressBuffer r10() { return rbb; }
RasterizerOrderedByteAddressBuffer r11() { RasterizerOrderedByteAddressBuffer l; l = obb; return l; }
void use(int i) {
  p1(r1(), i); p2(r2(), i); P q = p3(r3(), i); p4(r4(), q, i); p5(r5(), q); q = p6(r6()); p7(r7(), i); p8(r8(), i);
  p9(r9()); p10(r10()); p11(r11());
}
// CHECK-LABEL: define hidden void @_Z2p4N4hlsl18RWStructuredBufferI1PEES1_i(ptr dead_on_return noundef %x, ptr noundef byval(%struct.P) align 1 %p, i32 noundef %i)
// CHECK: call {{.*}} i32 @_ZN4hlsl18RWStructuredBufferI1PE16IncrementCounterEv(
// CHECK-LABEL: define hidden void @_Z2r3v(ptr {{.*}}sret(%"class.hlsl::StructuredBuffer") align 4 %agg.result)
// CHECK-LABEL: define hidden void @_Z3usei(
