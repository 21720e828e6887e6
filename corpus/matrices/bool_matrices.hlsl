// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// Matrices of bool: Clang 22 makes invalid modules of most of these. (docs/differences.md, "Matrices of bool")
export bool2x2 copy(bool2x2 m) { bool2x2 c = m; return c; }
// CHECK-LABEL: define noundef <4 x i1> @_Z4copyu11matrix_typeILm2ELm2EbE(<4 x i1> noundef %m)
// CHECK: store <4 x i32> {{%.*}}, ptr %m.addr, align 4
// CHECK: %loadedv = trunc <4 x i32> {{%.*}} to <4 x i1>

export bool element(bool2x2 m, int i) { return m[i][1] && m._m00; }
// CHECK-LABEL: define noundef i1 @_Z7elementu11matrix_typeILm2ELm2EbEi(
// CHECK: %matrixext = extractelement <4 x i1> %loadedv, i32

export bool2x2 changed(bool2x2 m, bool b, bool2 row) { m[0][1] = b; m[1] = row; return m; }
// CHECK-LABEL: @_Z7changedu11matrix_typeILm2ELm2EbEbDv2_b(
// CHECK: %matins = insertelement <4 x i32> {{%.*}}, i32 {{%.*}}, i32 2

export bool2x2 made(float2x2 m, bool b) { bool2x2 all = b; return and((bool2x2)m, all); }
// CHECK-LABEL: @_Z4madeu11matrix_typeILm2ELm2EfEb(
// CHECK: fcmp {{.*}} une <4 x float>
// CHECK: and <4 x i1>
