// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// for, while and do; break and continue; loop attributes become metadata of the back edge.
export float loops(uint count) {
  float acc = 0;
  [loop] for (uint i = 0; i < count; ++i) {
    if (i % 3 == 0) continue;
    acc += i * 0.5;
    if (acc > 100) break;
  }
  return acc;
}
// CHECK-LABEL: define {{.*}} float @_Z5loopsj(
// CHECK: for.cond:
// CHECK: icmp ult i32
// CHECK-NEXT: br i1 {{%.*}}, label %for.body, label %for.end
// CHECK: if.then:
// CHECK-NEXT: br label %for.inc
// CHECK: if.then3:
// CHECK-NEXT: br label %for.end
// CHECK: for.inc:
// CHECK: add i32 {{%.*}}, 1
// CHECK: br label %for.cond, !llvm.loop ![[LOOP:[0-9]+]]

export int unrolled() {
  int acc = 0;
  [unroll] for (int k = 0; k < 4; k++) acc -= k;
  [unroll(2)] for (int m = 0; m < 4; m++) acc *= m;
  return acc;
}
// CHECK-LABEL: define noundef i32 @_Z8unrolledv(
// CHECK: br label %for.cond, !llvm.loop ![[UNROLL:[0-9]+]]
// CHECK: br label %for.cond1, !llvm.loop ![[TWICE:[0-9]+]]

export float others(float acc, int n) {
  do { n--; acc *= 1.5f; } while (n > 0);
  while (acc > 10.0f) acc *= 0.25f;
  for (;;) { if (++n > 4) return acc; }
}
// CHECK-LABEL: define {{.*}} float @_Z6othersfi(
// CHECK: do.body:
// CHECK: do.cond:
// CHECK: icmp sgt i32
// CHECK-NEXT: br i1 {{%.*}}, label %do.body, label %do.end, !llvm.loop ![[DO:[0-9]+]]
// CHECK: while.cond:
// CHECK: br i1 {{%.*}}, label %while.body, label %while.end
// CHECK: for.cond:
// CHECK-NOT: icmp slt
// CHECK: ret float

// CHECK: ![[LOOP]] = distinct !{![[LOOP]], ![[MUST:[0-9]+]], ![[DISABLE:[0-9]+]]}
// CHECK: ![[MUST]] = !{!"llvm.loop.mustprogress"}
// CHECK: ![[DISABLE]] = !{!"llvm.loop.unroll.disable"}
// CHECK: ![[UNROLL]] = distinct !{![[UNROLL]], ![[MUST]], ![[ENABLE:[0-9]+]]}
// CHECK: ![[ENABLE]] = !{!"llvm.loop.unroll.enable"}
// CHECK: ![[TWICE]] = distinct !{![[TWICE]], ![[MUST]], ![[COUNT:[0-9]+]]}
// CHECK: ![[COUNT]] = !{!"llvm.loop.unroll.count", i32 2}
// CHECK: ![[DO]] = distinct !{![[DO]], ![[MUST]]}
