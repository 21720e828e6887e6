// RUN: hlslfe %s -T lib_6_6 --emit=ast-print | FileCheck %s
// RUN: hlslfe %s -T lib_6_6 --emit=ast | FileCheck %s --check-prefix=AST
// Templates are printed as they were written; a call has the arguments that were written.
template <typename T> T twice(T a) { return a + a; }
// CHECK: template < typename T > T twice ( T a ) { return a + a ; }
template <> int twice<int>(int a) { return a << 1; }
// CHECK: template <>
// CHECK-NEXT: int twice<int>(int a)
template <typename T> struct Box { T value; };
// CHECK: template < typename T > struct Box { T value ; };

export float f(float x) { Box<float> b; b.value = twice(x); return b.value; }
// CHECK: Box<float> b;
// CHECK: b.value = twice(x);

// AST: FunctionTemplateDecl {{.*}} twice
// AST-NEXT: TemplateTypeParmDecl {{.*}} typename depth 0 index 0 T
// AST-NEXT: FunctionDecl {{.*}} used twice 'float (float)'
// AST: ClassTemplateDecl {{.*}} Box
// AST: ClassTemplateSpecializationDecl {{.*}} struct Box<float> definition
