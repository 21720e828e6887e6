// RUN: hlslfe sig %s -T vs_6_6 | FileCheck %s
// Without a semantic outside, each field starts from its own: those of inner records, arrays and all.
struct Inner { float lo; float2 hi[2]; };
struct Packet {
  float4 head : H;
  Inner inner : M3;
  struct { float a : A; float3 b : B07; } more;
  float rest[2][2] : R;
};

float4 main(Packet p, Inner other : M9) : SV_Position {
  return p.head + p.inner.lo + p.inner.hi[1].xyxy + p.more.b.xyzx * p.more.a + p.rest[1][0] + other.lo;
}
// CHECK: H 0 float4 v0 xyzw - xyzw
// CHECK-NEXT: M 3 float v1 x... - x...
// CHECK-NEXT: M 4-5 float2 v2..v3 xy.. - xy..
// CHECK-NEXT: A 0 float v4 x... - x...
// CHECK-NEXT: B 7 float3 v5 xyz. - xyz.
// CHECK-NEXT: R 0-3 float v6..v9 x... - x...
// CHECK-NEXT: M 9 float v10 x... - x...
// CHECK-NEXT: M 10-11 float2 v11..v12 xy.. - ....
