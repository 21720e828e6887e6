// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// RUN: hlslfe %s -T lib_6_6 -Zpr | FileCheck %s --check-prefix=ZPR
// RUN: hlslfe %s -T lib_6_6 -Zpr -Zpc | FileCheck %s
// -Zpr and #pragma pack_matrix say how matrices lie that do not say it themselves.
export void first(inout float2x2 m, float2x2 v) { m = v; }
// CHECK-LABEL: @_Z5firstRu11matrix_typeILm2ELm2EfES_(
// CHECK-NOT: matrix.rows
// ZPR-LABEL: @_Z5firstRu11matrix_typeILm2ELm2EfES_(
// ZPR: %matrix.rows
#pragma pack_matrix(row_major)
export void second(inout float2x2 m, column_major float2x2 v) { m = v; }
// CHECK-LABEL: @_Z6secondRu11matrix_typeILm2ELm2EfES_(
// CHECK: store <4 x float> %v, ptr %v.addr
// CHECK: %matrix.rows
#pragma pack_matrix(column_major)
export void third(inout float2x2 m, float2x2 v) { m = v; }
// CHECK-LABEL: @_Z5thirdRu11matrix_typeILm2ELm2EfES_(
// CHECK-NOT: matrix.rows
// ZPR-LABEL: @_Z5thirdRu11matrix_typeILm2ELm2EfES_(
// ZPR-NOT: matrix.rows
