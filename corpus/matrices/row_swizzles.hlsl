// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// A swizzle of a row reads and writes its elements. Clang 22 crashes. (docs/differences.md, "Swizzles of rows")
export float2 read(float2x3 m, int i) { return m[i].zx + m[1].yy; }
// CHECK-LABEL: @_Z4readu11matrix_typeILm2ELm3EfEi(

export float2x3 write(float2x3 m, int i, float2 v) { m[i].zx = v; m[0].y = 7; return m; }
// CHECK-LABEL: @_Z5writeu11matrix_typeILm2ELm3EfEiDv2_f(
// CHECK: [[PLACE:%.*]] = add i32 4, {{%.*}}
// CHECK: getelementptr <6 x float>, ptr %m.addr, i32 0, i32 [[PLACE]]
// CHECK: %matins = insertelement <6 x float> {{%.*}}, float 7.000000e+00, i32 2

export float2x3 indexed(float2x3 m, int i) { m[1].zyx[i] *= 2; return m; }
// CHECK-LABEL: @_Z7indexedu11matrix_typeILm2ELm3EfEi(
// CHECK: extractelement <3 x i32> <i32 2, i32 1, i32 0>, i32
