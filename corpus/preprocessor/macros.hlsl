// RUN: hlslfe %s -P | FileCheck %s
// RUN: hlslfe check %s -verify
// expected-no-diagnostics
#define CAT(a, b) a##b
#define STR(x) #x
#define ADD(a, ...) (a + __VA_ARGS__)
#define TWICE(f, x) f(f(x))
#define INC(x) ((x) + 1)
#if defined(CAT) && (1 << 3) == 8 && !UNDEFINED
static const int CAT(va, lue) = ADD(1, 2) + TWICE(INC, 3);
#else
#error not reached
#endif
static const int other = 0;
// CHECK: static const int value = (1 + 2) + ((((3) + 1)) + 1);
