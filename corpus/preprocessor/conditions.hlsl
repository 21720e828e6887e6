// RUN: hlslfe %s -P | FileCheck %s --check-prefixes=CHECK,PLAIN
// RUN: hlslfe %s -P -D LEVEL=3 -D FLAG -U LEVEL -D LEVEL=2 | FileCheck %s --check-prefixes=CHECK,GIVEN
// Integer arithmetic of 64 bits, unknown names are 0, skipped groups are only lexed.
#if LEVEL == 2 && defined FLAG
int given;
#elif !defined(LEVEL)
int plain;
#else
#error "not reached"
#endif
// PLAIN: int plain;
// GIVEN: int given;
#if (1 << 40) > 0 && -1 < 0 && -1 > 0u && 'a' == 97 && 0x10 == 020 && 7 % 4 == 3
int arithmetic;
#endif
// CHECK: int arithmetic;
#if 0 && (1 / 0) || 1 ? 1 : (1 / 0)
int lazy;
#endif
// CHECK: int lazy;
#if 0
it's fine here: "unterminated and 'so on #else not a directive
# if 1
int nested;
# else
# endif
# nonsense
#else
int other;
#endif
// CHECK-NOT: nested
// CHECK: int other;
#ifdef __hlsl_clang
#ifndef NOTHING
int both;
#endif
#endif
// CHECK: int both;
