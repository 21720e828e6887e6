// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Metadata nodes are uniqued: equal lists are one node, equal elements too.
struct Link { float4 position : SV_Position; float2 uv : UV; };
[shader("pixel")] float4 first(Link l) : SV_Target { return l.uv.xyxy + l.position; }
[shader("pixel")] float4 second(Link l) : SV_Target { return l.uv.yxyx * l.position; }
[shader("pixel")] float4 third(float2 uv : UV) : SV_Target { return uv.xxyy; }
[shader("compute")] [numthreads(1, 1, 1)] void none() {}
// CHECK: !dx.semantic.signatures = !{![[A:[0-9]+]], ![[B:[0-9]+]], ![[C:[0-9]+]]}
// CHECK: ![[A]] = !{ptr @first, ![[IN:[0-9]+]], ![[OUT:[0-9]+]]}
// CHECK: ![[B]] = !{ptr @second, ![[IN]], ![[OUT]]}
// CHECK: ![[C]] = !{ptr @third, ![[OTHER:[0-9]+]], ![[OUT]]}
// CHECK-NOT: @none
