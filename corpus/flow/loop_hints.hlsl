// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// RUN: hlslfe check %s -T lib_6_6 -Whlsl-portability -verify=portability
// compare: -T lib_6_6
// Hints on loops and selections; those that only DXC knows leave no trace.
export int f(int n, uint k) {
  int s = 0;
  [unroll] for (int i = 0; i < 4; i++) s += i;
  [unroll(3)] for (int j = 0; j < n; j++) s += j;
  [loop] while (s < 10) s++;
  [fastopt] do { s--; } while (s > 3); // portability-warning {{[warn_hlsl_portability_attribute]}}
  [allow_uav_condition] while (s < 5) s++; // portability-warning {{[warn_hlsl_portability_attribute]}}
  [branch] if (s > 2) s = 1; else s = 2;
  [flatten] if (s > 3) s = 2;
  [call] switch (k) { case 1: s = 2; break; default: s = 1; } // portability-warning {{[warn_hlsl_portability_attribute]}}
  [forcecase] switch (k) { case 1: s = 2; break; default: s = 1; } // portability-warning {{[warn_hlsl_portability_attribute]}}
  [loop] [fastopt] for (int q = 0; q < 4; q++) s += q; // portability-warning {{[warn_hlsl_portability_attribute]}}
  [branch] switch (k) { case 1: s = 2; }
  return s;
}
// CHECK-LABEL: define noundef i32 @_Z1fij(
// CHECK: br label %for.cond, !llvm.loop [[UNROLL:!.*]]
// CHECK: br label %for.cond{{.*}}, !llvm.loop [[COUNT:!.*]]
// CHECK: br label %while.cond, !llvm.loop [[LOOP:!.*]]
// CHECK: br i1 {{.*}}, label %if.then, label %if.else, !hlsl.controlflow.hint [[BRANCH:!.*]]
// CHECK: br i1 {{.*}}, !hlsl.controlflow.hint [[FLATTEN:!.*]]
// CHECK: !"llvm.loop.unroll.enable"
// CHECK: !"llvm.loop.unroll.count", i32 3
// CHECK: !"llvm.loop.unroll.disable"
// CHECK: [[BRANCH]] = !{!"hlsl.controlflow.hint", i32 1}
// CHECK: [[FLATTEN]] = !{!"hlsl.controlflow.hint", i32 2}
