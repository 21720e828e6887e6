// RUN: hlslfe sig %s -T vs_6_6 | FileCheck %s
// RUN: hlslfe sig %s -T vs_6_6 -w -pack-optimized | FileCheck %s --check-prefix=OPT
// Clip and cull distances share at most two rows; prefix-stable packing gives them whole rows of their own.
void main(out float2 uv : UV, out float3 clip0 : SV_ClipDistance0, out float4 p : SV_Position,
          out float2 clip1 : SV_ClipDistance1, out float2 cull : SV_CullDistance, out float w : W) {
  uv = 1; clip0 = 2; p = 3; clip1 = 4; cull = 5; w = 6;
}
// CHECK: UV 0 float2 o0 xy..
// CHECK-NEXT: SV_ClipDistance 0 float3 o1 xyz.
// CHECK-NEXT: SV_Position 0 float4 o2 xyzw
// CHECK-NEXT: SV_ClipDistance 1 float2 o3 xy..
// CHECK-NEXT: SV_CullDistance 0 float2 o3 ..zw
// CHECK-NEXT: W 0 float o0 ..z.
// OPT: UV 0 float2 o1 xy..
// OPT-NEXT: SV_ClipDistance 0 float3 o2 xyz.
// OPT-NEXT: SV_Position 0 float4 o0 xyzw
// OPT-NEXT: SV_ClipDistance 1 float2 o3 xy..
// OPT-NEXT: SV_CullDistance 0 float2 o3 ..zw
// OPT-NEXT: W 0 float o1 ..z.
