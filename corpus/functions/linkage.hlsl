// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// export is external, static internal, everything else hidden; static functions are emitted when they are used.
float later(float x);
static float twice(float x) { return x * 2; }
static float unused(float x) { return x; }

export float visible(float x) { return twice(later(x)); }
// CHECK-LABEL: define noundef nofpclass(nan inf) float @_Z7visiblef(
// CHECK: [[LATER:%.*]] = call {{.*}} float @_Z5laterf(
// CHECK-NEXT: call {{.*}} float @_ZL5twicef({{.*}} [[LATER]])
// CHECK-LABEL: define internal noundef nofpclass(nan inf) float @_ZL5twicef(
// CHECK-NOT: unused

float later(float x) { return x + 1; }
// CHECK-LABEL: define hidden noundef nofpclass(nan inf) float @_Z5laterf(

float elsewhere(int i);
export float calls(int i) { return elsewhere(i); }
// CHECK-LABEL: define noundef nofpclass(nan inf) float @_Z5callsi(
// CHECK: declare {{.*}} float @_Z9elsewherei(i32 noundef)

export {
  void first() {}
  void second() {}
}
// CHECK-LABEL: define void @_Z5firstv()
// CHECK-LABEL: define void @_Z6secondv()
