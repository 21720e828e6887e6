// RUN: hlslfe sig %s -T gs_6_0 | FileCheck %s
// RUN: hlslfe %s -T gs_6_0 | FileCheck %s --check-prefix=IR
// A function that gets the stream appends to it; the handle tells it which one.
struct V { float4 p : SV_Position; };
struct O { float4 p : SV_Position; float2 uv : UV; };

void emit(float4 p, float2 uv, inout TriangleStream<O> stream) {
  O o = { p, uv };
  stream.Append(o);
}

[maxvertexcount(3)]
void main(triangle V v[3], inout TriangleStream<O> stream) {
  emit(v[0].p, float2(0, 0), stream);
  emit(v[1].p, float2(1, v[2].p.y), stream);
  stream.RestartStrip();
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: SV_Position 0 float4 v0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0 float2 o1 xy.. Linear xy..

// IR: load i32, ptr
// IR: call void @llvm.dx.emit.stream(i8 %
// IR: define void @main()
// IR: store %"class.hlsl::TriangleStream" zeroinitializer
