// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Structs within structs and arrays of them: each begins a row.
struct Light { float4 position; float3 color; float range; };
struct In { float x; float3 y; };
struct Out { In a; float4 b; In c[2]; };
typedef float4 Row;
cbuffer C { Light one; Light lights[4]; int count; float4 last; Out o; In list[3]; Row rows[2]; }
float3 colors(int i) { return lights[i].color + lights[0].position.x; }
float3 sum() { float3 s = 0; for (int k = 0; k < count; ++k) s += lights[k].color * last.w; return s; }
float parts() { return one.position.y + one.color.z + last.w; }
float deep(int i) { return o.a.x + o.b.y + list[i].x + list[1].y.z + rows[i].x; }
// CHECK: %Out = type <{ %In, <4 x float>, [2 x %In] }>
// CHECK-LABEL: define hidden {{.*}} <3 x float> @_Z6colorsi(
// CHECK: getelementptr inbounds nuw %Light, ptr addrspace(2) {{%.*}}, i32 0, i32 1
