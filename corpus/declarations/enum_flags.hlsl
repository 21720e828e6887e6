// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Within the braces the constants of an enum with a written type are numbers, of a scoped one too.
enum class Flags : uint { None, A = 1u << 0, B = 1u << 1, Both = A | B, Rest = ~Flags::Both, Next = Both + 1, Last };
enum Plain : uint { First = 2, Twice = First * 2 };
enum class Signed { Low = -1, High = Low + 3 };
// CHECK-LABEL: define {{.*}} @_Z4flagi(
export uint flag(int i) {
  switch (i) {
  case 0: return (uint)Flags::Both; // CHECK: store i32 3, ptr
  case 1: return (uint)Flags::Rest; // CHECK: store i32 -4, ptr
  case 2: return (uint)Flags::Last; // CHECK: store i32 5, ptr
  case 3: return Twice; // CHECK: store i32 4, ptr
  default: return (uint)Signed::High; // CHECK: store i32 2, ptr
  }
}
