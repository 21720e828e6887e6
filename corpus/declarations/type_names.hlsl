// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// typedef and using name types without making new ones; both spellings of vectors mean the same.
typedef float Scalar;
typedef Scalar Row[3];
typedef struct { int a; float2 b; } Pair;
using Color = vector<Scalar, 4>;
typedef vector<int, 2> int_pair, other_pair;
namespace N { using Scalar = int; }

export Color spelled(vector<float, 4> a, float4 b) { return a + b; }
// CHECK-LABEL: define {{.*}} <4 x float> @_Z7spelledDv4_fS_(

export Scalar array(Row r, int_pair i, other_pair j) { return r[i.x] + r[j.y]; }
// CHECK-LABEL: define {{.*}} float @_Z5arrayA3_fDv2_iS0_(ptr noundef byval([3 x float]) align 4 %r,

export float2 named(Pair p) {
  typedef float2 Local;
  N::Scalar n = p.a;
  Local l = p.b;
  return l * n;
}
// CHECK-LABEL: define {{.*}} <2 x float> @_Z5named4Pair(ptr noundef byval(%struct.Pair) align 1 %p)

export vector<float, 5> longer(vector<float, 5> v) { return v + 1; }
// CHECK-LABEL: define {{.*}} <5 x float> @_Z6longerDv5_f(

export unsigned int spellings(unsigned int a, uint32_t b, int64_t c, double1 d) { return a + b + c + d.x; }
// CHECK-LABEL: define noundef i32 @_Z9spellingsjjlDv1_d(
