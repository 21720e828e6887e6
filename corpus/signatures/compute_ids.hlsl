// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// RUN: hlslfe sig %s -T cs_6_6 | FileCheck %s --check-prefix=SIG
// compare: -T cs_6_6
// Thread ids have no signature element; they come from intrinsics, one call a component.
static uint last;

[numthreads(8, 4, 2)]
void main(uint3 dispatch : SV_DispatchThreadID, uint2 group : SV_GroupID, uint3 thread : sv_groupthreadid,
          uint flat : SV_GroupIndex) {
  last = dispatch.x + group.y + thread.z + flat;
}
// CHECK: define void @main() #[[ATTRS:[0-9]+]]
// CHECK: call i32 @llvm.dx.thread.id(i32 0)
// CHECK-NEXT: insertelement <3 x i32> poison, i32 {{%.*}}, i64 0
// CHECK-NEXT: call i32 @llvm.dx.thread.id(i32 1)
// CHECK-NEXT: insertelement <3 x i32> {{%.*}}, i32 {{%.*}}, i64 1
// CHECK-NEXT: call i32 @llvm.dx.thread.id(i32 2)
// CHECK-NEXT: insertelement <3 x i32> {{%.*}}, i32 {{%.*}}, i64 2
// CHECK-NEXT: call i32 @llvm.dx.group.id(i32 0)
// CHECK: call i32 @llvm.dx.group.id(i32 1)
// CHECK: call i32 @llvm.dx.thread.id.in.group(i32 2)
// CHECK: call i32 @llvm.dx.flattened.thread.id.in.group()
// CHECK-NEXT: call void @_Z4mainDv3_jDv2_jS_j(
// CHECK: attributes #[[ATTRS]] = { {{.*}}"hlsl.numthreads"="8,4,2" "hlsl.shader"="compute"
// CHECK-NOT: !dx.semantic.signatures
// SIG: main (compute)
// SIG-NEXT: inputs: none
// SIG-NEXT: outputs: none
