// RUN: hlslfe check %s -T lib_6_6 -verify
// expected-no-diagnostics
// What counts as a constant, by static_assert: Clang 22 agrees with each line but the last.
constexpr int sq(int x) { return x * x; }
constexpr int fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }
static const int K = 3;
enum E { A = K + 1, B = sq(3), C = (int)2.7, D = A > 3 ? 10 : 20 };
constexpr float pi = 3.14159f;
constexpr float4 cv = float4(1, 2, 3, 4);
constexpr int carr[3] = {4, 5, 6};
struct S { int a; float b; static const int M = 5; };
constexpr S cs = {1, 2.5};
static_assert(sq(4) == 16, "a constexpr function");
static_assert(fact(5) == 120, "one that calls itself");
static_assert(pi > 3.0f && pi < 4, "a float");
static_assert(cv.y == 2 && cv[2] == 3, "a vector");
static_assert(carr[1] == 5, "an array");
static_assert(cs.a == 1 && cs.b == 2.5, "a struct");
static_assert(S::M == 5, "a static member");
static_assert(sizeof(float4) == 16, "a size");
static_assert(A == 4 && B == 9 && C == 2 && D == 10, "enum constants");
static_assert((K << 2 | 1) == 13 && ~K == -4 && !K == false && -K == -3, "operators");
static_assert(K / 2 == 1 && -7 / 2 == -3 && -7 % 3 == -1 && 7u / 2 == 3, "division");
static_assert(int(3.9f) == 3 && uint(-1) == 4294967295u && (bool)2 == true, "casts");
static_assert('a' == 97 && 0x10 == 16 && 0b11 == 3 && 017 == 15, "literals");
static_assert(1 ? true : false, "a condition");
static_assert(true + true == 2, "bool counts as a number (Clang 22: 1)");
