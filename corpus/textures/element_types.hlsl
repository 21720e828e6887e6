// RUN: hlslfe %s -T lib_6_7 | FileCheck %s
// What textures may hold, and how signs show in the handle.
Texture2D<int> a;
Texture2D<uint3> b;
Texture2D<double2> c;
Texture2D<int64_t> d;
Texture2D<min16float4> e;
float f(int3 u) { return a.Load(u) + b.Load(u).z + (float)c.Load(u).y + d.Load(u) + e.Load(u).w; }
// CHECK: target("dx.Texture", i32, 0, 0, 1, 2)
// CHECK: target("dx.Texture", <3 x i32>, 0, 0, 0, 2)
// CHECK: target("dx.Texture", <2 x double>, 0, 0, 0, 2)
// CHECK: target("dx.Texture", i64, 0, 0, 1, 2)
