// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Structs with resources in namespaces, functions, templates, typedefs and static variables: all copied alike.
Buffer<float> h : register(t0);
template <typename T> struct H { T r; int n; T get() { return r; } };
namespace ns {
struct S {
  float k;
  Buffer<float> b;
  struct I { Buffer<float4> c; int z; };
  I i;
};
}
namespace { struct Q { Buffer<float> b; float k; }; }
typedef struct { Buffer<float> b; float k; } T;
class K { Buffer<float> b; float k; };
static K first;
static K second = first;
float generic(H<Buffer<float> > a) { H<Buffer<float> > b = a; b = a; return b.get()[0]; }
float nested(ns::S a) { ns::S b = a; b = a; ns::S::I c = b.i; c = a.i; return b.b[0] + c.c[1].x; }
float hidden(Q a) { Q b = a; b = a; return b.b[0]; }
float named(T a) { T b = a; b = a; return b.b[0]; }
float statics(int i) { first = second; K k = first; return i; }
float local(int i) {
  struct L { Buffer<float> b; int j; };
  L a;
  a.b = h;
  a.j = i;
  L b = a;
  b = a;
  return b.b[b.j];
}
float use() { Q q; q.b = h; return hidden(q); }
// CHECK: call void @_ZN1KC1ERKS_(ptr {{.*}} @_ZL6second, ptr {{.*}} @_ZL5first)
// CHECK: define linkonce_odr hidden void @_ZN1HIN4hlsl6BufferIfEEEC1ERKS3_(
// CHECK: define linkonce_odr hidden {{.*}} ptr @_ZN2ns1S1IaSERKS1_(
// CHECK: define internal void @_ZZ5localiEN1LC1ERKS_(
// CHECK: define internal {{.*}} float @_Z6hiddenN12_GLOBAL__N_11QE(
