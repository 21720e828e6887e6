// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Methods and operators of what lies in a buffer: the object is a copy, since nothing can be written there.
struct Range {
  float low, high;
  float size() { return high - low; }
  float at(float t) const { return low + size_of(t); }
  float size_of(float t) const { return (high - low) * t; }
  Range operator+(Range other) { Range r = {low + other.low, high + other.high}; return r; }
};
cbuffer C { float first; Range range; Range ranges[3]; }
export float f(int i) { return range.size() + ranges[i].at(0.5) + (range + ranges[1]).high; }
// CHECK-LABEL: @_Z1fi(
// CHECK: %tmp = alloca %struct.Range, align 1
// CHECK: %cbuf.dest = getelementptr inbounds %struct.Range, ptr %tmp, i32 0, i32 0
// CHECK: call {{.*}}float @_ZN5Range4sizeEv(ptr noundef nonnull align 1 dereferenceable(8) %tmp)
