// RUN: hlslfe %s -P | FileCheck %s
// RUN: not hlslfe check %s -T lib_6_6 -D MISTAKE 2>&1 | FileCheck %s --check-prefix=MISTAKE
// A backslash at the end of a line joins it with the next, everywhere, even in names; locations stay true.
#define LONG(a, b) \
  ((a) + \
   (b))
static const int sum = LONG(1, \
                            2);
// CHECK: static const int sum = ((1) + (2));
static const int spl\
it = 3;
// CHECK: static const int split = 3;
// a comment that goes on \
static const int not_code = 1;
// CHECK-NOT: not_code
#if defined(MISTAKE) && \
    1
float f() { return split + \
    unknown; }
// MISTAKE: line_continuations.hlsl:19:5: error: {{.*}}unknown
#endif
static const int last = 4;
// CHECK: static const int last = 4;
