// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// compare: -T cs_6_6
// static variables are per thread: constant initialisers are part of them, others run before the entry point.
static int zero;
static float3 constant = {1, 2, 3};
static const int Table[3] = {1, 1 + 1, 3};
static int first = Table[2] * 2;
int next() { return ++zero; }
static int dynamic = next();
static float after = dynamic * 0.5;
struct S { int a; float b; };
static S record = {4, 5};
static const float Pi = 3.14159f;
// CHECK-DAG: @_ZL4zero = internal global i32 0, align 4
// CHECK-DAG: @_ZL7dynamic = internal global i32 0, align 4
// CHECK-DAG: @_ZL5after = internal global float 0.000000e+00, align 4

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  static uint calls = 7;
  static uint started = i;
  constant.x += Pi;
  dynamic = first + after + record.a + calls + started;
}
// CHECK-DAG: @_ZL8constant = internal global <3 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, align 16
// CHECK-DAG: @_ZL5first = internal global i32 6, align 4
// CHECK-DAG: @_ZL6record = internal global %struct.S { i32 4, float 5.000000e+00 }, align 1
// CHECK-DAG: @_ZZ4mainjE5calls = internal global i32 7, align 4
// CHECK-LABEL: define internal void @__cxx_global_var_init()
// CHECK: call noundef i32 @_Z4nextv()
// CHECK-NEXT: store i32 {{%.*}}, ptr @_ZL7dynamic
// CHECK-LABEL: define internal void @_Z4mainj(
// CHECK: fadd {{.*}} float {{%.*}}, 0x400921FA00000000
// CHECK-LABEL: define void @main()
// CHECK: call void @_GLOBAL__sub_I_static_globals.hlsl()
// CHECK-NEXT: {{%.*}} = call i32 @llvm.dx.flattened.thread.id.in.group()
// CHECK-LABEL: define internal void @__cxx_global_var_init.1()
// CHECK: sitofp i32
// CHECK: store float {{%.*}}, ptr @_ZL5after
// CHECK-LABEL: define internal void @_GLOBAL__sub_I_static_globals.hlsl()
// CHECK: call void @__cxx_global_var_init()
// CHECK-NEXT: call void @__cxx_global_var_init.1()
