// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// What typed buffers hold: numbers, and vectors up to 16 bytes.
RWBuffer<half2> halves;
RWBuffer<double2> doubles;
RWBuffer<int64_t> wide;
Buffer<uint3> three;
RWBuffer<vector<int, 1> > one;
double use(uint i) {
  halves[i].x *= 2;
  doubles[i] = doubles[i].yx;
  wide[i] = three[i].z;
  one[i] = 3;
  return doubles[i].x + wide[i];
}
// CHECK-DAG: target("dx.TypedBuffer", <2 x double>, 1, 0, 0)
// CHECK-DAG: target("dx.TypedBuffer", i64, 1, 0, 1)
// CHECK-DAG: target("dx.TypedBuffer", <3 x i32>, 0, 0, 0)
// CHECK-DAG: target("dx.TypedBuffer", <1 x i32>, 1, 0, 1)
