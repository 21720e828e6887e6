// RUN: hlslfe %s -T lib_6_6 -flegalize-resources --verify-ir | FileCheck %s
// compare: -T lib_6_6
// Of elements of one array the index is kept, where it varies; the handle is made at the use. LLVM's optimiser refuses
// the module without the option: it would choose between handles by a phi.
Buffer<float> many[4] : register(t8);
export float chosen(int i) {
  Buffer<float> b;
  if (i > 2)
    b = many[1];
  else
    b = many[i];
  return b[i];
}
// CHECK-LABEL: define {{.*}}float @_Z6choseni(
// CHECK: %b.index = alloca i32, align 4
// CHECK: store i32 1, ptr %b.index, align 4
// CHECK: if.end:
// CHECK: [[INDEX:%.*]] = load i32, ptr %b.index, align 4
// CHECK: [[HANDLE:%.*]] = call {{.*}}handlefrombinding{{.*}}(i32 0, i32 8, i32 4, i32 [[INDEX]], ptr @many.str)
// CHECK: getpointer{{.*}}({{.*}} [[HANDLE]], i32
export float turns(int i) {
  Buffer<float> two[2] = { many[3], many[0] };
  float sum = 0;
  for (int k = 0; k < 2; ++k)
    sum += two[k][i];
  return sum;
}
// CHECK-LABEL: define {{.*}}float @_Z5turnsi(
// CHECK: handlefrombinding{{.*}}(i32 0, i32 8, i32 4, i32 {{.*}}, ptr @many.str)
