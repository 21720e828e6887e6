// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// `(Base)object` of a variable is its part, as in DXC; passed to an inout parameter it is a copy.
struct Shape {
  float area;
  void grow(float by) { area += by; }
};
struct Named : Shape { uint id; };
struct Pair { float first, second; };

void halve(inout Shape s) { s.area *= 0.5; }
void swap(inout Pair p) { p.first = p.second; }

float4 main(float2 v : V) : SV_Target {
  Named n = {v.x, 1};
  ((Shape)n).grow(2.0);
  // CHECK: call void @_ZN5Shape4growEf(ptr {{.*}} %n, float
  ((Shape)n).area += v.y;
  // CHECK: [[AREA:%.*]] = getelementptr inbounds nuw %struct.Shape, ptr %n, i32 0, i32 0
  // CHECK: store float {{.*}}, ptr [[AREA]]
  Shape other = (Shape)n;
  (Shape)n = other;
  // CHECK: call void @llvm.memcpy{{.*}}(ptr align 1 %other, ptr align 1 %n, i32 4
  // CHECK: call void @llvm.memcpy{{.*}}(ptr align 1 %n, ptr align 1 %other, i32 4
  halve((Shape)n);
  // CHECK: call void @llvm.memcpy{{.*}}(ptr align 1 %ref.tmp, ptr align 1 %n, i32 4
  // CHECK: call void @_Z5halveR5Shape(ptr
  // CHECK: call void @llvm.memcpy{{.*}}(ptr align 1 %ref.tmp, ptr
  swap((Pair)n);
  // CHECK: call void @_Z4swapR4Pair(ptr
  return n.area;
}
