// RUN: hlslfe %s -T cs_6_6 -flegalize-resources --verify-ir | FileCheck %s
// compare: -T cs_6_6
// Structs, results and out parameters with resources in them are gone: each use loads from the global it means.
Buffer<float> g : register(t3);
Buffer<float> h : register(t5);
RWBuffer<float> target : register(u0);
struct Inner { float scale; Buffer<float> b; };
struct Outer { Inner inner; int at; };
Outer make(Buffer<float> b, float scale) {
  Outer made;
  made.inner.scale = scale;
  made.inner.b = b;
  made.at = 1;
  return made;
}
void other(inout Outer o) { o.inner.b = h; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) {
  Outer o = make(g, i);
  float first = o.inner.b[o.at] * o.inner.scale;
  other(o);
  target[i] = first + o.inner.b[i];
}
// CHECK-NOT: alloca {{.*}}target
// CHECK-NOT: %struct.
// CHECK-LABEL: define internal void @__cxx_global_var_init(
// CHECK: [[T3:%.*]] = call {{.*}}handlefrombinding{{.*}}(i32 0, i32 3, i32 1, i32 0, ptr @.str)
// CHECK: store target({{.*}}) [[T3]]
// CHECK-NOT: @_Z4make
// CHECK-NOT: @_Z5other
// CHECK-LABEL: define internal void @_Z4mainj(
// CHECK: %o.0 = alloca float, align 4
// CHECK: load target({{.*}}), ptr @_ZL1g
// CHECK: load target({{.*}}), ptr @_ZL1h
// CHECK: load target({{.*}}), ptr @_ZL6target
// CHECK: ret void
