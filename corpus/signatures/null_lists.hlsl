// RUN: hlslfe %s -T lib_6_6 | FileCheck %s --check-prefix=META
// RUN: hlslfe sig %s | FileCheck %s --check-prefix=SIG
// compare: -T lib_6_6
// An empty list is null; an entry with two empty lists has no node.
[shader("vertex")] float4 constant() : SV_Position { return float4(0, 0, 0, 1); }
[shader("pixel")] void nothing(float4 p : SV_Position) {}
[shader("compute")] [numthreads(1, 1, 1)] void neither() {}
// META: !dx.semantic.signatures = !{![[A:[0-9]+]], ![[B:[0-9]+]]}
// META: ![[A]] = !{ptr @constant, null, ![[OUT:[0-9]+]]}
// META: ![[B]] = !{ptr @nothing, ![[IN:[0-9]+]], null}
// META: !{i32 0, !"SV_Position", i32 9, i32 3, {{.*}}, i32 4, i32 1, i8 4, i32 0, i8 0, i8 0, i8 0, i32 0}
// SIG: constant (vertex)
// SIG-NEXT: inputs: none
// SIG: nothing (pixel)
// SIG: SV_Position 0 float4 v0 xyzw LinearNoperspective ....
// SIG: outputs: none
