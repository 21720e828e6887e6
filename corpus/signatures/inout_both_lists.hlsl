// RUN: hlslfe sig %s -T vs_6_6 | FileCheck %s
// RUN: hlslfe %s -T vs_6_6 | FileCheck %s --check-prefix=IR
// An inout parameter is read and written: it has an element in both lists.
void main(inout float4 p : SV_Position, inout float2 uv[2] : UV, out uint id : ID) {
  p += 1;
  uv[1] = uv[0] + uv[1];
  uv[0] = 2;
  id = 3;
}
// CHECK: inputs
// CHECK: SV_Position 0 float4 v0 xyzw - xyzw
// CHECK-NEXT: UV 0-1 float2 v1..v2 xy.. - xy..
// CHECK-NEXT: outputs
// CHECK: SV_Position 0 float4 o0 xyzw LinearNoperspective xyzw
// CHECK-NEXT: UV 0-1 float2 o1..o2 xy.. Linear xy..
// CHECK-NEXT: ID 0 uint o3 x... Constant x...
// IR-LABEL: define void @main()
// IR: [[P:%.*]] = call <4 x float> @llvm.dx.load.input.v4f32(i32 0, i32 0, i8 0, i32 poison)
// IR: store <4 x float> [[P]], ptr [[PMEM:%.*]], align 16
// IR: call <2 x float> @llvm.dx.load.input.v2f32(i32 1, i32 1, i8 0, i32 poison)
// IR: call void @_Z4mainR{{.*}}(ptr [[PMEM]], ptr
// IR-NEXT: load <4 x float>, ptr [[PMEM]]
// IR: call void @llvm.dx.store.output.v2f32(i32 1, i32 1, i8 0,
// IR: call void @llvm.dx.store.output.i32(i32 2, i32 0, i8 0,
