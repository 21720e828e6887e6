// RUN: hlslfe %s -P | FileCheck %s
// Arguments, pasting, nesting; what a macro's expansion contains is expanded again, but never the macro itself.
#define CAT(a, b) a##b
#define XCAT(a, b) CAT(a, b)
#define TWICE(f, x) f(f(x))
#define INC(x) ((x) + 1)
#define SELF SELF + 1
#define F(x) x G
#define G(x) x F
#define EMPTY
#define EAT(x)
#define LPAREN (
static const int CAT(va, lue) = TWICE(INC, 3);
// CHECK: static const int value = ((((3) + 1)) + 1);
int self = SELF;
// CHECK: int self = SELF + 1;
int chain = F(1)(2)(3);
// CHECK: int chain = 1 2 3 G;
int pasted = XCAT(CAT(a, b), __LINE__);
// CHECK: int pasted = ab19;
int nothing = EMPTY EAT(gone) 1;
// CHECK: int nothing = 1;
int no_call = INC;
int later = INC
  (7);
// CHECK: int no_call = INC;
// CHECK: int later = ((7) + 1);
#undef INC
int undone = INC(1);
// CHECK: int undone = INC(1);
#define INC LPAREN 8 )
int again = INC;
// CHECK: int again = ( 8 );
