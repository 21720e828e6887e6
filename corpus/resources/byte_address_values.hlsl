// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Byte address buffers as locals, results, outputs and members. They are no templates, and passed by value.
ByteAddressBuffer a;
RWByteAddressBuffer b;
RasterizerOrderedByteAddressBuffer c;
struct S { ByteAddressBuffer b; int k; };
ByteAddressBuffer read() { ByteAddressBuffer l; l = a; return l; }
RWByteAddressBuffer written() { RWByteAddressBuffer l; l = b; return l; }
RasterizerOrderedByteAddressBuffer ordered() { RasterizerOrderedByteAddressBuffer l[2]; l[0] = c; return l[0]; }
S in_struct() { S s; s.b = a; s.k = 1; return s; }
void output(out ByteAddressBuffer x) { x = a; }
uint size(RWByteAddressBuffer x) { uint d; x.GetDimensions(d); return d; }
uint size_of(S s) { uint d; s.b.GetDimensions(d); return d; }
uint use() { ByteAddressBuffer x; output(x); S s = in_struct(); s.b = x; return size(written()) + size_of(s); }
// CHECK-LABEL: define hidden void @_Z4readv(ptr {{.*}}sret(%"class.hlsl::ByteAddressBuffer") align 4 %agg.result)
// CHECK: call void @_ZN4hlsl17ByteAddressBufferC1Ev(
// CHECK: call {{.*}} @_ZN4hlsl17ByteAddressBufferaSERKS0_(
// CHECK-LABEL: define hidden {{.*}} i32 @_Z4sizeN4hlsl19RWByteAddressBufferE(ptr noundef byval(%"class.hlsl::RWByteAddressBuffer") align 4 %x)
// CHECK-LABEL: define hidden {{.*}} i32 @_Z7size_of1S(ptr dead_on_return noundef %s)
