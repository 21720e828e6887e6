// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// RUN: hlslfe %s -T gs_6_0 | FileCheck %s --check-prefix=IR
// Two streams of points: ids go on, rows start anew.
struct V { float4 p : SV_Position; float3 n : NORMAL; };
struct A { float4 p : SV_Position; float2 u : U; };
struct B { float3 q : Q; float r : R; float2 s : S; };

[maxvertexcount(2)]
void main(point V v[1], inout PointStream<A> first, inout PointStream<B> second) {
  A a;
  a.p = v[0].p;
  a.u = v[0].n.xy;
  first.Append(a);
  B b;
  b.q = v[0].n;
  b.r = 1;
  b.s = v[0].p.xy;
  second.Append(b);
  second.RestartStrip();
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw 0
// CHECK-NEXT: NORMAL 0 float3 v1 xyz. Linear xyz. 0
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw 0
// CHECK-NEXT: U 0 float2 o1 xy.. Linear xy.. 0
// CHECK-NEXT: Q 0 float3 o0 xyz. Linear xyz. 1
// CHECK-NEXT: R 0 float o0 ...w Linear ...w 1
// CHECK-NEXT: S 0 float2 o1 xy.. Linear xy.. 1

// IR: call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0,
// IR: call void @llvm.dx.emit.stream(i8 0)
// IR: call void @llvm.dx.store.output.v3f32(i32 2, i32 0, i8 0,
// IR: call void @llvm.dx.emit.stream(i8 1)
// IR: call void @llvm.dx.cut.stream(i8 1)
// IR: define void @main()
// IR: call <4 x float> @llvm.dx.load.input.v4f32(i32 0, i32 0, i8 0, i32 0)
