// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Arrays of matrices, and matrices in structs: parts of them by constant and by dynamic indices.
struct Joint { float4x3 pose; float weight; };
cbuffer Skin { float3x3 turns[2]; Joint joints[4]; }
// CHECK: %__cblayout_Skin = type <{ <{ [1 x <{ <{ [2 x <{ <3 x float>, target("dx.Padding", 4) }>], <3 x float> }>, target("dx.Padding", 4) }>], <{ [2 x <{ <3 x float>, target("dx.Padding", 4) }>], <3 x float> }> }>, target("dx.Padding", 4), <{ [3 x <{ %Joint, target("dx.Padding", 12) }>], %Joint }> }>
// CHECK: %Joint = type <{ [12 x float], float }>
export float3 moved(float4 v, uint i) { return mul(v, joints[i].pose) * joints[i].weight; }
// CHECK-LABEL: @_Z5movedDv4_fj(
// CHECK: %pose = getelementptr inbounds nuw %Joint, ptr addrspace(2) %cbufferidx, i32 0, i32 0
// CHECK: load <12 x float>, ptr addrspace(2) %pose, align 4
export float parts(int i, int j) { return turns[i][j].y + turns[1]._m12 + turns[0][1][j] + joints[1].pose[i].x; }
export float3x3 copied(int i) { float3x3 m[2] = turns; return m[i]; }
