// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Class and function templates over resources and over structs of them.
template<typename T> struct Box { T item; int n; T get() { return item; } void set(T x) { item = x; } };
template<typename R, typename V> V fetch(R r, int i) { return r[i]; }
template<typename T> void swap2(inout T a, inout T b) { T t = a; a = b; b = t; }
Buffer<float4> g; RWBuffer<float4> w; StructuredBuffer<int> s;
float4 t1(int i) { return fetch<Buffer<float4>, float4>(g, i) + fetch<RWBuffer<float4>, float4>(w, i); }
float4 t2(int i) { Box<Buffer<float4> > b; b.set(g); b.n = i; Box<Buffer<float4> > c = b; return c.get()[i] + c.n; }
float4 t3(int i) { Buffer<float4> a = g, b = g; swap2(a, b); return a[i] + b[i]; }
int t4(int i) { Box<StructuredBuffer<int> > b; b.item = s; Box<Box<StructuredBuffer<int> > > c; c.item = b; return c.get().get()[i]; }
void t5() { Box<RWBuffer<float4> > a, b; a.item = w; a.n = 1; swap2(a, b); b.get()[0] = 1; }
// CHECK: define linkonce_odr hidden {{.*}} <4 x float> @_Z5fetchIN4hlsl6BufferIDv4_fEES2_ET0_T_i(
// CHECK: define linkonce_odr hidden void @_Z5swap2IN4hlsl6BufferIDv4_fEEEvT_S4_(
// CHECK: call {{.*}} @_ZN3BoxIN4hlsl8RWBufferIDv4_fEEEaSERKS4_(
