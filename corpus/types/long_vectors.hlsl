// RUN: hlslfe %s -T lib_6_9 | FileCheck %s
// compare: -T lib_6_9
// Vectors of more than four components work as shorter ones do; swizzles name their first four.
export vector<float, 5> sum(vector<float, 5> a, vector<float, 5> b) { vector<float, 5> c = a + b; c[2] = 1; return c * 2; }
export float element(vector<float, 8> a, int i) { return a[i]; }
export float4 cast(vector<float, 8> a) { return (float4)a; }
export vector<int, 6> convert(vector<float, 6> a) { return a; }
export vector<float, 6> construct(float2 a, float4 b) { return vector<float, 6>(a, b); }
export vector<float, 6> list(float2 a, float4 b) { vector<float, 6> r = { a, b }; return r; }
export vector<float, 16> splat(float a) { return a; }
export vector<float, 8> swizzles(vector<float, 8> a) { a.y = 2; a.xz = 3; return -a; }
export vector<uint, 9> bits(vector<uint, 9> a) { return a << 2 | ~a; }
export vector<float, 8> narrow(vector<double, 8> a) { return (vector<float, 8>)a; }
export vector<float, 8> compound(vector<float, 8> a) { a += 1; a *= a; return a; }
struct S { vector<float, 8> v; float f; };
export float member(S s) { return s.v[3] + s.f; }
export vector<float, 8> outs(out vector<float, 8> a, inout vector<float, 5> b) { a = 1; b[1] = 2; return a; }
export vector<float, 1024> longest(vector<float, 1024> a) { return a + a; }
export vector<int64_t, 5> wide(vector<int64_t, 5> a) { return a % 3; }
template <typename T, int N> vector<T, N> twice(vector<T, N> v) { return v * 2; }
export vector<float, 7> deduced(vector<float, 7> a) { return twice(a); }
// CHECK-LABEL: define {{.*}} <5 x float> @_Z3sumDv5_fS_(
// CHECK: fadd {{.*}} <5 x float>
// CHECK-LABEL: define {{.*}} <1024 x float> @_Z7longestDv1024_f(
