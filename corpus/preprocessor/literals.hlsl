// RUN: hlslfe %s -T lib_6_6 --emit=ast | FileCheck %s
// Each literal has exactly the type its spelling says; decimal numbers that do not fit an int become 64 bits wide.
static const int64_t a = 2147483647;
static const int64_t b = 2147483648;
static const int64_t c = 0x80000000;
static const int64_t d = 0x100000000;
static const int64_t e = 1u + 2l + 3ul + 4ull;
static const int64_t f = 0b101 + 017 + 0x3e8;
static const double g = 1.0 + 1.0f;
static const double h = 1.0h + 1.0L;
static const double i = 1. + .5 + 1e3 + 0x1p3 + 2.5e-1;
static const int j = 'a' - '\n' + '\x41';
static const bool k = true;
// CHECK: VarDecl {{.*}} a 'const{{.*}} int64_t'
// CHECK: IntegerLiteral {{.*}} 'int' 2147483647
// CHECK: IntegerLiteral {{.*}} 'long' 2147483648
// CHECK: IntegerLiteral {{.*}} 'unsigned int' 2147483648
// CHECK: IntegerLiteral {{.*}} 'long' 4294967296
// CHECK: IntegerLiteral {{.*}} 'unsigned int' 1
// CHECK: IntegerLiteral {{.*}} 'long' 2
// CHECK: IntegerLiteral {{.*}} 'unsigned long' 3
// CHECK: IntegerLiteral {{.*}} 'unsigned long{{.*}}' 4
// CHECK: IntegerLiteral {{.*}} 'int' 5
// CHECK: IntegerLiteral {{.*}} 'int' 15
// CHECK: IntegerLiteral {{.*}} 'int' 1000
// CHECK: FloatingLiteral {{.*}} 'float' 1.000000e+00
// CHECK: FloatingLiteral {{.*}} 'float' 1.000000e+00
// CHECK: FloatingLiteral {{.*}} 'half' 1.000000e+00
// CHECK: FloatingLiteral {{.*}} 'double' 1.000000e+00
// CHECK: FloatingLiteral {{.*}} 'float' 1.000000e+00
// CHECK: FloatingLiteral {{.*}} 'float' 5.000000e-01
// CHECK: FloatingLiteral {{.*}} 'float' 1.000000e+03
// CHECK: FloatingLiteral {{.*}} 'float' 8.000000e+00
// CHECK: FloatingLiteral {{.*}} 'float' 2.500000e-01
// CHECK: CharacterLiteral {{.*}} 'char' 97
// CHECK: CharacterLiteral {{.*}} 'char' 10
// CHECK: CharacterLiteral {{.*}} 'char' 65
// CHECK: CXXBoolLiteralExpr {{.*}} 'bool' true
