// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A matrix whose columns fill their rows lies in a buffer as anywhere else, and is loaded in one piece.
cbuffer Transforms { float4x4 world; float4x4 bones[8]; float4x2 wide; }
// CHECK: %__cblayout_Transforms = type <{ [16 x float], [8 x [16 x float]], [8 x float] }>
export float4x4 whole(int i) { return bones[i]; }
// CHECK-LABEL: @_Z5wholei(
// CHECK: %arrayidx = getelementptr inbounds [8 x [16 x float]], ptr addrspace(2) @bones, i32 0,
// CHECK-NEXT: load <16 x float>, ptr addrspace(2) %arrayidx, align 4
export float element(int r, int c) { return world[r][c] + world[1][2] + wide[r][c]; }
