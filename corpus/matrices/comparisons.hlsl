// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// A comparison gives a matrix of bool, whose elements are single bits in registers and 32 bits in memory.
export bool2x2 less(float2x2 a, float2x2 b) { return a < b; }
// CHECK-LABEL: define noundef <4 x i1> @_Z4lessu11matrix_typeILm2ELm2EfES_(
// CHECK: [[LESS:%.*]] = fcmp {{.*}} olt <4 x float>
// CHECK-NEXT: ret <4 x i1> [[LESS]]

export bool2x2 with_scalars(uint2x2 a, uint b) { return (a >= b) == (3u != a); }
// CHECK-LABEL: @_Z12with_scalarsu11matrix_typeILm2ELm2EjEj(
// CHECK: icmp uge <4 x i32>
// CHECK: icmp ne <4 x i32>
// CHECK: icmp eq <4 x i1>

export bool2x2 inverted(float2x2 a, bool2x2 b) { b = !a; return !b; }
// CHECK-LABEL: @_Z8invertedu11matrix_typeILm2ELm2EfEu11matrix_typeILm2ELm2EbE(
// CHECK: %tobool = fcmp {{.*}} une <4 x float> {{%.*}}, zeroinitializer
// CHECK-NEXT: [[NOT:%.*]] = xor <4 x i1> %tobool, splat (i1 true)
// CHECK-NEXT: [[WIDE:%.*]] = zext <4 x i1> [[NOT]] to <4 x i32>
// CHECK-NEXT: store <4 x i32> [[WIDE]], ptr %b.addr, align 4

export int2x2 counted(bool2x2 a, bool2x2 b) { return a + b; }
// CHECK-LABEL: @_Z7countedu11matrix_typeILm2ELm2EbES_(
// CHECK: zext <4 x i1> {{%.*}} to <4 x i32>
// CHECK: add <4 x i32>
