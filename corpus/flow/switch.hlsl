// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
export float choose(uint i, int j) {
  float acc = 0;
  switch (i & 3) {
    case 0: acc = 1; break;
    case 1:
    case 2: acc = 2;
    default: acc += 3; break;
  }
  switch (j) { case -1: return 4; case 1 + 1: acc = 5; }
  return acc;
}
