// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
static const int Table[4] = {1, 2, 4, 8};
int sum(int a[4]) { int s = 0; for (int i = 0; i < 4; ++i) s += a[i]; a[0] = 99; return s; }
void fill(inout int a[4], int v) { for (int i = 0; i < 4; ++i) a[i] = v + Table[i]; }
export int use(uint t) {
  int m[2][4];
  fill(m[0], t);
  fill(m[1], 10);
  int c[4] = m[0];
  c[2] = 5;
  m[1] = c;
  return sum(m[0]) + sum(m[1]) + sum(c);
}
