// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
export float loops(uint count) {
  float acc = 0;
  [loop] for (uint i = 0; i < count; ++i) {
    if (i % 3 == 0) continue;
    acc += i * 0.5;
    if (acc > 100) break;
  }
  [unroll] for (int k = 0; k < 4; k++) acc -= k;
  [unroll(2)] for (int m = 0; m < 4; m++) acc *= m;
  int n = 5;
  do { n--; acc *= 1.5f; } while (n > 0);
  while (acc > 10.0f) acc *= 0.25f;
  return acc;
}
