// RUN: hlslfe %s -T lib_6_6 --verify-ir | FileCheck %s
// compare: -T lib_6_6
// Resources as parameters of templates, and as their arguments.
Buffer<float> g;
RWBuffer<float> h;
template<typename R> float get(R r, int i) { return r[i]; }
template<typename R> struct Holder {
  R r;
  float at(int i) { return get(r, i); }
};
float use(int i) {
  Holder<Buffer<float> > x;
  x.r = g;
  return get(g, i) + get(h, i) + x.at(i);
}
// CHECK: call {{.*}} float @_Z3getIN4hlsl6BufferIfEEEfT_i(
// CHECK: call {{.*}} float @_Z3getIN4hlsl8RWBufferIfEEEfT_i(
// CHECK: call {{.*}} float @_ZN6HolderIN4hlsl6BufferIfEEE2atEi(
