// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Bit-fields share an integer of their type's size while it has room, as in DXC; in ordinary memory they lie as in Clang.
struct Bits {
  float q;
  uint a : 4;
  int b : 4;
  uint : 3;
  uint c : 20;
  uint d : 9;
  uint : 0;
  uint e : 1;
  uint64_t f : 40;
  bool g : 1;
};
cbuffer C { float one; Bits bits; float two; Bits more[2]; }
// CHECK: %__cblayout_C = type <{ float, target("dx.Padding", 12), %Bits, float, <{ [1 x <{ %Bits, target("dx.Padding", 4) }>], %Bits }> }>
// CHECK: %Bits = type <{ float, i32, i32, i32, i64, i32 }>

// CHECK-LABEL: define noundef i32 @_Z5readbv()
// CHECK: %[[LOAD:.*]] = load i32, ptr addrspace(2) getelementptr inbounds nuw (%Bits, ptr addrspace(2) @bits, i32 0, i32 1), align 4
// CHECK-NEXT: %[[SHL:.*]] = shl i32 %[[LOAD]], 24
// CHECK-NEXT: ashr i32 %[[SHL]], 28
export int readb() { return bits.b; }

// CHECK-LABEL: define {{.*}} @_Z5readfi(
// CHECK: load i64, ptr addrspace(2) %f, align 8
// CHECK: and i64 %{{.*}}, 1099511627775
export uint64_t readf(int i) { return more[i].f; }

// The copy moves c from bit 11 of its integer to bit 3.
// CHECK-LABEL: define {{.*}} @_Z6copiedv()
// CHECK: %[[C:.*]] = lshr i32 %{{.*}}, 11
// CHECK-NEXT: %[[BITS:.*]] = and i32 %[[C]], 1048575
// CHECK: %[[VALUE:.*]] = and i32 %[[BITS]], 1048575
// CHECK-NEXT: shl i32 %[[VALUE]], 3
export uint copied() { Bits local = bits; return local.c + local.g; }
