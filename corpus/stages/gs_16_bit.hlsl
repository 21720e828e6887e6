// RUN: hlslfe sig %s -T gs_6_2 -enable-16bit-types | FileCheck %s
// Native 16-bit types share registers with their like only.
struct V { half4 p : P; half2 a : A; float b : B; int16_t c : C; };
struct O { float4 p : SV_Position; half2 a : A; float b : B; half c : C; uint16_t2 d : D; };

[maxvertexcount(1)]
void main(point V v[1], inout PointStream<O> stream) {
  O o;
  o.p = v[0].p;
  o.a = v[0].a;
  o.b = v[0].b;
  o.c = 1;
  o.d = v[0].c;
  stream.Append(o);
}

// CHECK: main (geometry)
// CHECK-NEXT: inputs
// CHECK: P 0 half4 v0 xyzw Linear xyzw
// CHECK-NEXT: A 0 half2 v1 xy.. Linear xy..
// CHECK-NEXT: B 0 float v2 x... Linear x...
// CHECK-NEXT: C 0 int16_t v3 x... Constant x...
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: A 0 half2 o1 xy.. Linear xy..
// CHECK-NEXT: B 0 float o2 x... Linear x...
// CHECK-NEXT: C 0 half o1 ..z. Linear ..z.
// CHECK-NEXT: D 0 uint16_t2 o3 xy.. Constant xy..
