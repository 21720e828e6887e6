// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A struct with a resource in it is copied by functions that nobody wrote. Numbers that follow each other go together.
struct P { float x; int y; };
struct Empty {};
struct Runs { float a; int b; Buffer<float> r; float2 c; bool d; float e[3]; };
struct Parts { P p; Buffer<float> r; float l[4]; };
struct Mixed { bool b; Buffer<float> r; bool3 v; RWBuffer<float> w; float2x2 m; };
struct Gaps { float a; Empty e; Buffer<float> r; P ps[2]; P p; Buffer<float> s; P q[2]; };
struct First { Empty e; Buffer<float> r; };
struct Bits { int a : 3; int b : 7; Buffer<float> r; uint c : 4; uint d; };
// CHECK: %struct.Runs = type <{ float, i32, %"class.hlsl::Buffer", <2 x float>, i32, [3 x float] }>
void runs(Runs x) { Runs y = x; y = x; }
void parts(Parts x) { Parts y = x; y = x; }
void mixed(Mixed x) { Mixed y = x; y = x; }
void gaps(Gaps x) { Gaps y = x; y = x; }
void first(First x) { First y = x; y = x; }
void bits(Bits x) { Bits y = x; y = x; }
// CHECK-LABEL: define hidden void @_Z4runs4Runs(ptr dead_on_return noundef %x)
// CHECK: call void @_ZN4RunsC1ERKS_(ptr noundef nonnull align 4 dereferenceable(36) %y, ptr {{.*}} %x)
// CHECK: call noundef nonnull align 4 dereferenceable(36) ptr @_ZN4RunsaSERKS_(ptr {{.*}} %y, ptr {{.*}} %x)
// CHECK-LABEL: define linkonce_odr hidden void @_ZN4RunsC1ERKS_(
// CHECK: call void @_ZN4RunsC2ERKS_(
// CHECK-LABEL: define linkonce_odr hidden {{.*}} ptr @_ZN4RunsaSERKS_(
// CHECK: call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %a2, i64 8, i1 false)
// CHECK: call {{.*}} @_ZN4hlsl6BufferIfEaSERKS1_(
// CHECK: call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c, ptr align 4 {{%c.*}}, i64 24, i1 false)
