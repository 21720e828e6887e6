// RUN: hlslfe %s -T lib_6_6 --verify-ir | FileCheck %s
// compare: -T lib_6_6
// A function returns a resource, a struct with one, or an array of them: through memory that the caller has.
Buffer<float> g : register(t0);
struct S { float k; Buffer<float> b; };
typedef Buffer<float> Two[2];
Buffer<float> direct() { return g; }
S in_struct() { S s; s.k = 2; s.b = g; return s; }
Two in_array(Buffer<float> p) { Two t; t[0] = p; t[1] = g; return t; }
float use(int i) {
  S s = in_struct();
  Two t = in_array(direct());
  return direct()[i] + s.b[i] * s.k + t[1][i];
}
// CHECK-LABEL: define hidden void @_Z6directv(ptr {{.*}}sret(%"class.hlsl::Buffer") align 4 %agg.result)
// CHECK: call void @_ZN4hlsl6BufferIfEC1ERKS1_({{.*}} %agg.result, {{.*}} @_ZL1g)
// CHECK-LABEL: define hidden void @_Z9in_structv(ptr {{.*}}sret(%struct.S) align 4 %agg.result)
// CHECK: call {{.*}} @_ZN4hlsl6BufferIfEaSERKS1_({{.*}} %b, {{.*}} @_ZL1g)
// CHECK-LABEL: define hidden {{.*}} float @_Z3usei(
