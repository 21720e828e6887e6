// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// The other names of the numeric types, and the literals of odd types.

// CHECK-LABEL: define hidden noundef i32 @_Z8integersijDv2_iDv3_j(
int32_t integers(int32_t a, uint32_t b, int32_t2 c, uint32_t3 d) { return a + (int)b + c.y + (int)d.z; }

// CHECK-LABEL: define hidden noundef nofpclass(nan inf) float @_Z6floatsfDv3_fdDv2_d(
float32_t floats(float32_t a, float32_t3 b, float64_t c, float64_t2 d) { return a + b.y + (float)(c + d.x); }

// CHECK-LABEL: define hidden noundef <3 x i32> @_Z7vectorsDv3_iDv4_f(
vector<int, 3> vectors(vector<int, 3> a, vector<float, 4> b) { return a + vector<int, 3>(b.xyz); }

// CHECK-LABEL: define hidden noundef nofpclass(nan inf) <1 x float> @_Z9of_lengthDv1_fDv1_i(
float1 of_length(float1 a, int1 b) { return a * b; }

// CHECK-LABEL: define hidden noundef i64 @_Z4widelm(
int64_t wide(int64_t a, uint64_t b) { return a * 3000000000 + (int64_t)(b ^ 0xFFFFFFFFFFFFFFFF); }

// CHECK-LABEL: define hidden noundef i32 @_Z10charactersv(
// CHECK: ret i32
int characters() {
  int a = 'a';
  return a + 'z' + '\n';
}

// CHECK-LABEL: define hidden noundef nofpclass(nan inf) double @_Z7doublesv(
double doubles() { return 1.0L + 2.5L * .5L + 1e3L + 0x1p3; }
