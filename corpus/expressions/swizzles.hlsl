// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Reading shuffles, writing stores component by component; a scalar is a vector of one.
export float4 read(float4 v) { return v.wzyx + v.rrgg + v.x.xxxx; }
// CHECK-LABEL: define {{.*}} <4 x float> @_Z4readDv4_f(
// CHECK: shufflevector <4 x float> {{%.*}}, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
// CHECK: shufflevector <4 x float> {{%.*}}, <4 x float> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
// CHECK: shufflevector <4 x float> {{%.*}}, <4 x float> poison, <4 x i32> zeroinitializer

export float4 write(float4 v, float2 w) {
  v.zx = w;
  v.y += 1;
  v.wx *= w.yx;
  return v;
}
// CHECK-LABEL: define {{.*}} <4 x float> @_Z5writeDv4_fDv2_f(
// CHECK: [[Z:%.*]] = extractelement <2 x float> {{%.*}}, i32 0
// CHECK-NEXT: [[PZ:%.*]] = getelementptr <4 x float>, ptr %v.addr, i32 0, i32 2
// CHECK-NEXT: store float [[Z]], ptr [[PZ]], align 4
// CHECK-NEXT: [[X:%.*]] = extractelement <2 x float> {{%.*}}, i32 1
// CHECK-NEXT: store float [[X]], ptr %v.addr, align 4
// CHECK: extractelement <4 x float> {{%.*}}, i32 1
// CHECK-NEXT: fadd {{.*}} float {{%.*}}, 1.000000e+00
// CHECK: shufflevector <2 x float> {{%.*}}, <2 x float> poison, <2 x i32> <i32 1, i32 0>
// CHECK: shufflevector <4 x float> {{%.*}}, <4 x float> poison, <2 x i32> <i32 3, i32 0>
// CHECK-NEXT: fmul {{.*}} <2 x float>
// CHECK: getelementptr <4 x float>, ptr %v.addr, i32 0, i32 3

export float element(float4 v, int i) {
  v[i] = 2;
  v[1] = v[i];
  return v.w * v[i];
}
// CHECK-LABEL: define {{.*}} float @_Z7elementDv4_fi(
// CHECK: [[P:%.*]] = getelementptr <4 x float>, ptr %v.addr, i32 0, i32 {{%.*}}
// CHECK-NEXT: store float 2.000000e+00, ptr [[P]]
// CHECK: extractelement <4 x float> {{%.*}}, i32 {{%.*}}
// CHECK-NEXT: getelementptr <4 x float>, ptr %v.addr, i32 0, i32 1

export float3 literal() { return 1.0.xxx + 2.xx.xyx; }
// CHECK-LABEL: define {{.*}} <3 x float> @_Z7literalv(
// CHECK: store <1 x float> splat (float 1.000000e+00)
// CHECK: shufflevector <1 x float> {{%.*}}, <1 x float> poison, <3 x i32> zeroinitializer
// CHECK: shufflevector <2 x i32> {{%.*}}, <2 x i32> poison, <3 x i32> <i32 0, i32 1, i32 0>
