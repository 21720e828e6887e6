// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Structs with resources go in as a copy that is the caller's, and come out by assignments.
RWBuffer<float> g : register(u0);
Buffer<float> h : register(t0);
struct S { float k; Buffer<float> b; };
struct N { S s; int n; };
struct M { half a; Buffer<float> b; double c; RWBuffer<float> r; float3 v; };
float get(S s) { return s.b[0] * s.k; }
S make() { S s; s.k = 2; s.b = h; return s; }
void fill(out S s) { s = make(); }
void change(inout N n) { n.s = make(); n.n = 2; }
N nest(S s) { N n; n.s = s; n.n = 1; return n; }
M numbers(M m, inout M o) { M l = m; o = l; l.v.xy = 2; l.c += 1; return l; }
void use() {
  S a = make();
  fill(a);
  g[0] = get(a) + get(make());
  N n = nest(a);
  change(n);
  fill(n.s);
  g[1] = get(n.s) + get(nest(make()).s);
}
// CHECK: %struct.M = type <{ float, %"class.hlsl::Buffer", double, %"class.hlsl::RWBuffer", <3 x float>, [4 x i8] }>
// CHECK-LABEL: define hidden {{.*}} float @_Z3get1S(ptr dead_on_return noundef %s)
// CHECK-NEXT: entry:
// CHECK-NEXT: %s.indirect_addr = alloca ptr, align 4
// CHECK-LABEL: define hidden void @_Z4fillR1S(ptr noalias noundef nonnull align 4 dereferenceable(8) %s)
// CHECK-LABEL: define hidden void @_Z6changeR1N(ptr noalias noundef nonnull align 1 dereferenceable(12) %n)
// CHECK-LABEL: define hidden void @_Z3usev()
// CHECK: call void @_Z4fillR1S(ptr {{.*}} [[TMP:%.*]])
// CHECK: call {{.*}} @_ZN1SaSERKS_(ptr {{.*}} %a, ptr {{.*}} [[TMP]])
