// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// Methods of groupshared objects work on the object itself, through a generic address. Clang 22 refuses the calls.
struct Bin {
  uint count;
  float sum;
  void add(float v) { count++; sum += v; }
  float mean() { return sum / count; }
};
groupshared Bin total;
groupshared Bin bins[4];

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  bins[i].add(i);
  total.add(bins[i].mean());
}
// CHECK: %arrayidx = getelementptr inbounds nuw [4 x %struct.Bin], ptr addrspace(3) @bins, i32 0, i32
// CHECK-NEXT: addrspacecast ptr addrspace(3) %arrayidx to ptr
// CHECK: call void @_ZN3Bin3addEf(ptr noundef nonnull align 1 dereferenceable(8)
// CHECK: [[TOTAL:%[0-9]+]] = addrspacecast ptr addrspace(3) @total to ptr
// CHECK: call {{.*}} float @_ZN3Bin4meanEv(
// CHECK: call void @_ZN3Bin3addEf(ptr noundef nonnull align 1 dereferenceable(8) [[TOTAL]],
