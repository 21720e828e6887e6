// RUN: not hlslfe check %s -T lib_6_6 2>&1 | FileCheck %s
// A mistake inside a macro points at the use, with notes that walk into the definitions;
// one in an argument points at the argument.
#define LEFT(a) a + nothing
#define OUTER(a) (LEFT(a) * 2)
#define ARG(a) (a)
#define BAD_TOKEN 08
float f(float x) {
  float y = OUTER(x);
  float z = ARG(gone);
  return y + z + BAD_TOKEN;
}
// CHECK: macro_locations.hlsl:11:18: error:
// CHECK: macro_locations.hlsl:7:20: note: {{.*}}'BAD_TOKEN'
// CHECK: macro_locations.hlsl:9:13: error: {{.*}}'nothing'
// CHECK-NEXT:    9 |   float y = OUTER(x);
// CHECK-NEXT:      |             ^
// CHECK: macro_locations.hlsl:5:19: note: {{.*}}'OUTER'
// CHECK: macro_locations.hlsl:4:21: note: {{.*}}'LEFT'
// CHECK: macro_locations.hlsl:10:17: error: {{.*}}'gone'
// CHECK-NEXT:    10 |   float z = ARG(gone);
// CHECK-NEXT:      |                 ^
// CHECK-NOT: 'ARG'
