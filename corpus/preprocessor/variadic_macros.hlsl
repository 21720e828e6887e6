// RUN: hlslfe %s -P | FileCheck %s
// __VA_ARGS__ is whatever is left, commas included; it may be empty.
#define SUM(first, ...) (first + REST(__VA_ARGS__))
#define REST(...) __VA_ARGS__
#define SHOW(...) #__VA_ARGS__
#define CALL(f, ...) f(__VA_ARGS__)
#define NAMED(args...) { args }
#define PASTE(f, ...) f(0, ##__VA_ARGS__)
int a = SUM(1, 2);
// CHECK: int a = (1 + 2);
int b[] = { REST(1, 2, (3, 4)) };
// CHECK: int b[] = { 1, 2, (3, 4) };
SHOW(x,  "a\n" , 'c')
// CHECK: "x, \"a\\n\" , 'c'"
int c = CALL(max, 3, CALL(min, 1, 2));
// CHECK: int c = max(3, min(1, 2));
int d = CALL(rand);
// CHECK: int d = rand();
int e[] = NAMED(5, 6);
// CHECK: int e[] = { 5, 6 };
int f = PASTE(max, 9) + PASTE(none);
// CHECK: int f = max(0,{{ ?}}9) + none(0);
