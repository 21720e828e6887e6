// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// nsw on signed scalars only; fast-math flags on everything floating.
export int ints(int a, int b) { return (a + b) * (a - b) / a % b; }
// CHECK-LABEL: define noundef i32 @_Z4intsii(i32 noundef %a, i32 noundef %b)
// CHECK: add nsw i32
// CHECK: sub nsw i32
// CHECK-NEXT: mul nsw i32
// CHECK: sdiv i32
// CHECK: srem i32
// CHECK-NEXT: ret i32

export uint uints(uint a, uint b) { return (a + b) * (a - b) / a % b; }
// CHECK-LABEL: define noundef i32 @_Z5uintsjj(
// CHECK: add i32
// CHECK: sub i32
// CHECK-NEXT: mul i32
// CHECK: udiv i32
// CHECK: urem i32

export float floats(float a, float b) { return (a + b) * (a - b) / a % b; }
// CHECK-LABEL: define noundef nofpclass(nan inf) float @_Z6floatsff(
// CHECK: fadd reassoc nnan ninf nsz arcp afn float
// CHECK: fsub reassoc nnan ninf nsz arcp afn float
// CHECK-NEXT: fmul reassoc nnan ninf nsz arcp afn float
// CHECK: fdiv reassoc nnan ninf nsz arcp afn float
// CHECK: frem reassoc nnan ninf nsz arcp afn float

export int3 vectors(int3 a, int3 b) { return -a + ~b * a; }
// CHECK-LABEL: define noundef <3 x i32> @_Z7vectorsDv3_iS_(
// CHECK: [[NEG:%.*]] = sub <3 x i32> zeroinitializer, {{%.*}}
// CHECK: [[NOT:%.*]] = xor <3 x i32> {{%.*}}, splat (i32 -1)
// CHECK: [[MUL:%.*]] = mul <3 x i32> [[NOT]], {{%.*}}
// CHECK-NEXT: add <3 x i32> [[NEG]], [[MUL]]

// Scalars are splatted first, then converted as vectors.
export float4 mixed(float4 v, int i, uint2 u) { return v * i + u.xyxy; }
// CHECK-LABEL: define {{.*}} <4 x float> @_Z5mixedDv4_fiDv2_j(
// CHECK: insertelement <4 x i32> poison, i32 {{%.*}}, i64 0
// CHECK-NEXT: shufflevector <4 x i32> {{%.*}}, <4 x i32> poison, <4 x i32> zeroinitializer
// CHECK-NEXT: sitofp <4 x i32> {{%.*}} to <4 x float>
// CHECK-NEXT: fmul {{.*}} <4 x float>
// CHECK: shufflevector <2 x i32> {{%.*}}, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
// CHECK-NEXT: uitofp <4 x i32> {{%.*}} to <4 x float>
// CHECK-NEXT: fadd {{.*}} <4 x float>
