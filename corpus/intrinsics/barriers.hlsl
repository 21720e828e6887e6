// RUN: hlslfe %s -T cs_6_0 | FileCheck %s
[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex) {
  GroupMemoryBarrierWithGroupSync();
  GroupMemoryBarrier();
  DeviceMemoryBarrierWithGroupSync();
  DeviceMemoryBarrier();
  AllMemoryBarrierWithGroupSync();
  AllMemoryBarrier();
}
// CHECK-LABEL: define internal void @_Z4mainj(
// CHECK: call void @llvm.dx.group.memory.barrier.with.group.sync()
// CHECK-NEXT: call void @llvm.dx.group.memory.barrier()
// CHECK-NEXT: call void @llvm.dx.device.memory.barrier.with.group.sync()
// CHECK-NEXT: call void @llvm.dx.device.memory.barrier()
// CHECK-NEXT: call void @llvm.dx.all.memory.barrier.with.group.sync()
// CHECK-NEXT: call void @llvm.dx.all.memory.barrier()
// CHECK: attributes #{{[0-9]+}} = { convergent nocallback nofree nosync nounwind willreturn }
