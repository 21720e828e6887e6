// RUN: hlslfe %s -T ps_6_6 -E main | FileCheck %s
// The elements of bases come first, base by base, in the signature of an entry point.
struct Position { float4 position : SV_Position; };
struct Coords { float2 uv : TEXCOORD0; };
struct Input : Position, Coords { float3 normal : NORMAL; };
struct Color { float4 color : SV_Target0; };
struct Extra { float4 glow : SV_Target1; };
struct Output : Color, Extra { };
// CHECK: define void @main()
// CHECK: call <4 x float> @llvm.dx.load.input
Output main(Input i) {
  Output o;
  o.color = float4(i.uv, i.position.xy);
  o.glow = i.normal.xyzz;
  return o;
}
// CHECK: !{i32 0, !"SV_Position"
// CHECK: !{i32 1, !"TEXCOORD"
// CHECK: !{i32 2, !"NORMAL"
