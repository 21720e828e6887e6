// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Resources as parameters and results: copies by address; in and out through temporaries.
RWBuffer<float> a;
StructuredBuffer<float> s;
ByteAddressBuffer bytes;
float sum(RWBuffer<float> x, StructuredBuffer<float> y, RWBuffer<float> z) { return x[0] + y[1] + z[2]; }
void swap(inout RWBuffer<float> x, out RWBuffer<float> y) { y = x; x = a; }
RWBuffer<float> either(bool c) {
  if (c)
    return a;
  RWBuffer<float> r = a;
  return r;
}
uint length(ByteAddressBuffer b) { uint n; b.GetDimensions(n); return n; }
float use(bool c) {
  RWBuffer<float> p = either(c), q;
  swap(p, q);
  return sum(p, s, either(!c)) + length(bytes) + q[1];
}
// CHECK: define hidden {{.*}} float @_Z3sumN4hlsl8RWBufferIfEENS_16StructuredBufferIfEES1_(ptr dead_on_return noundef %x, ptr dead_on_return noundef %y, ptr dead_on_return noundef %z)
// CHECK: define hidden void @_Z4swapRN4hlsl8RWBufferIfEES2_(ptr noalias noundef nonnull align 4 dereferenceable(4) %x,
// CHECK: define hidden void @_Z6eitherb(ptr dead_on_unwind noalias writable sret(%"class.hlsl::RWBuffer") align 4 %agg.result, i1 noundef %c)
// CHECK: define hidden {{.*}} i32 @_Z6lengthN4hlsl17ByteAddressBufferE(ptr noundef byval(%"class.hlsl::ByteAddressBuffer") align 4 %b)
