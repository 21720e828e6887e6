// RUN: hlslfe %s -T lib_6_6 2>&1 | FileCheck %s
// compare: -T lib_6_6
// The comma computes both sides and is its right one; expressions, declarations and nothing are statements.
export int comma(int a, int b) {
  int r = (a++, b *= 2, a + b);
  (a, b) = 7;
  ;
  {}
  a;
  for (int i = 0, j = 9; i < j; i++, --j) r += b;
  return r;
}
// CHECK: statements.hlsl:6:4: warning: {{.*}}[-Wunused-value]
// CHECK: statements.hlsl:9:3: warning: {{.*}}[-Wunused-value]
// CHECK-LABEL: define noundef i32 @_Z5commaii(
// CHECK: %inc = add nsw i32
// CHECK: mul nsw i32 {{%.*}}, 2
// CHECK: store i32 {{%.*}}, ptr %r
// CHECK: store i32 7, ptr %b.addr
// CHECK: for.inc:
// CHECK: add nsw i32 {{%.*}}, 1
// CHECK: add nsw i32 {{%.*}}, -1
