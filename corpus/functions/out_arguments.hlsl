// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Anything assignable may be an out argument: swizzles, elements, members. It is evaluated once, before the call.
struct S { float2 v; int n[2]; };
void set(out float2 r) { r = 1; }
void add(inout int i) { i += 1; }

export float4 swizzle(float4 v) {
  set(v.wy);
  return v;
}
// CHECK-LABEL: define {{.*}} <4 x float> @_Z7swizzleDv4_f(
// CHECK: call void @_Z3setRDv2_f(
// CHECK: extractelement <2 x float> {{%.*}}, i32 0
// CHECK-NEXT: getelementptr <4 x float>, ptr %v.addr, i32 0, i32 3
// CHECK: extractelement <2 x float> {{%.*}}, i32 1
// CHECK-NEXT: getelementptr <4 x float>, ptr %v.addr, i32 0, i32 1

export int element(int i) {
  int a[3] = {1, 2, 3};
  add(a[i++]);
  return a[i];
}
// CHECK-LABEL: define noundef i32 @_Z7elementi(
// CHECK: add nsw i32 {{%.*}}, 1
// CHECK: [[E:%.*]] = getelementptr inbounds [3 x i32], ptr %a, i32 0, i32 {{%.*}}
// CHECK: call void @_Z3addRi(
// CHECK: store i32 {{%.*}}, ptr [[E]], align 4

export S member(S s) {
  set(s.v);
  add(s.n[1]);
  return s;
}
// CHECK-LABEL: define void @_Z6member1S(
// CHECK: getelementptr inbounds nuw %struct.S, ptr %s, i32 0, i32 0
// CHECK: call void @_Z3setRDv2_f(
// CHECK: getelementptr inbounds nuw %struct.S, ptr %s, i32 0, i32 1
// CHECK: call void @_Z3addRi(

export float component(float2 v) {
  int i = 0;
  add(v.y);
  add(v[i]);
  return v.x;
}
// CHECK-LABEL: define {{.*}} float @_Z9componentDv2_f(
// CHECK: fptosi float {{%.*}} to i32
// CHECK: call void @_Z3addRi(
// CHECK: sitofp i32 {{%.*}} to float
