// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// if/else with hints, conditions that short-circuit into the branch, early returns.
export float hints(float a, uint i) {
  [branch] if (i == 0) a += 7;
  else a -= 7;
  [flatten] if (i == 1) a += 9;
  return a;
}
// CHECK-LABEL: define {{.*}} float @_Z5hintsfj(
// CHECK: icmp eq i32 {{%.*}}, 0
// CHECK-NEXT: br i1 {{%.*}}, label %if.then, label %if.else, !hlsl.controlflow.hint ![[BRANCH:[0-9]+]]
// CHECK: if.then:
// CHECK: fadd {{.*}} float {{%.*}}, 7.000000e+00
// CHECK: br label %if.end
// CHECK: if.else:
// CHECK: fsub {{.*}} float {{%.*}}, 7.000000e+00
// CHECK: if.end:
// CHECK: br i1 {{%.*}}, label %if.then2, label %if.end4, !hlsl.controlflow.hint ![[FLATTEN:[0-9]+]]

export float conditions(float a, uint i) {
  if (a > 1 && i < 4 || a < -1) a = 0;
  return a;
}
// CHECK-LABEL: define {{.*}} float @_Z10conditionsfj(
// CHECK: br i1 {{%.*}}, label %land.lhs.true, label %lor.lhs.false
// CHECK: land.lhs.true:
// CHECK: br i1 {{%.*}}, label %if.then, label %lor.lhs.false
// CHECK: lor.lhs.false:
// CHECK: br i1 {{%.*}}, label %if.then, label %if.end

export float returns(float a) {
  if (a > 5) return 1;
  else if (a > 4) return 2;
  return a;
}
// CHECK-LABEL: define {{.*}} float @_Z7returnsf(
// CHECK: %retval = alloca float
// CHECK: store float 1.000000e+00, ptr %retval
// CHECK-NEXT: br label %return
// CHECK: store float 2.000000e+00, ptr %retval
// CHECK: return:
// CHECK-NEXT: load float, ptr %retval

// A constant condition keeps one side only.
export int constant(int i) {
  if (false) i = 1;
  if (sizeof(int) == 4) i += 2; else i = 3;
  return i;
}
// CHECK-LABEL: define noundef i32 @_Z8constanti(
// CHECK-NOT: br i1
// CHECK: add nsw i32 {{%.*}}, 2
// CHECK-NOT: store i32 3
// CHECK: ![[BRANCH]] = !{!"hlsl.controlflow.hint", i32 1}
// CHECK: ![[FLATTEN]] = !{!"hlsl.controlflow.hint", i32 2}
