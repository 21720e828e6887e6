// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
export float branches(float a, uint i) {
  [branch] if (i == 0) a += 7; else a -= 7;
  [flatten] if (i == 1) a += 9;
  if (a > 1 && i < 4 || a < -1) a = 0;
  if (a > 5) return 1;
  else if (a > 4) return 2;
  return a;
}
