// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// RUN: hlslfe %s -T ps_6_6 | FileCheck %s --check-prefix=IR
// RUN: hlslfe %s -T ps_6_6 -fdx-signature-usage=deferred | FileCheck %s --check-prefix=DEFERRED
// What of each element can reach an output or a branch, and what is reached by a variable index.
float4 helper(float4 v) { return v.yyyy; }

float4 main(float4 a : A, float4 b : B, float c : C, float4 unused : U, float4 through : T, float2 rows[3] : R,
            uint i : I) : SV_Target {
  float4 r = a.xxxx;
  if (c > 0)
    r.y = b.z;
  float4 dead = unused;
  return r + helper(through) + rows[i].y;
}
// CHECK: A 0 float4 v0 xyzw Linear x... ....
// CHECK-NEXT: B 0 float4 v1 xyzw Linear ..z. ....
// CHECK-NEXT: C 0 float v2 x... Linear x... ....
// CHECK-NEXT: U 0 float4 v3 xyzw Linear .... ....
// CHECK-NEXT: T 0 float4 v4 xyzw Linear .y.. ....
// CHECK-NEXT: R 0-2 float2 v5..v7 xy.. Linear .y.. .y..
// CHECK-NEXT: I 0 uint v8 x... Constant x... ....
// IR: !{i32 1, !"B", {{.*}}, i8 4, i8 0, i32 0}
// IR: !{i32 5, !"R", {{.*}}, i8 2, i8 2, i32 0}
// DEFERRED: !{i32 1, !"B", {{.*}}, i8 0, i8 0, i32 0}
// DEFERRED: !{i32 5, !"R", {{.*}}, i8 0, i8 0, i32 0}
