// RUN: hlslfe %s -T lib_6_6 --verify-ir -verify
// compare: -T lib_6_6
// Loops that are known turn by turn, and those in which nothing changes. expected-no-diagnostics
Buffer<float> g, h;
export float alternates(int i) {
  Buffer<float> b = g;
  float s = 0;
  [unroll] for (int k = 0; k < 4; ++k) {
    s += b[i + k];
    if (k % 2)
      b = g;
    else
      b = h;
  }
  return s;
}
export float stays(int n) {
  Buffer<float> b = g;
  float s = 0;
  int k = 0;
  while (k < n) {
    s += b[k++];
    b = g;
    if (s > 4)
      break;
  }
  return s;
}
export float elements(int i) {
  Buffer<float> two[2] = { g, h };
  float s = 0;
  for (int k = 0; k < 2; ++k)
    s += two[k][i];
  return s;
}
export float leaves(int i) {
  Buffer<float> b = h;
  do {
    b = g;
  } while (i-- > 0 && b[i] > 1);
  return b[i];
}
