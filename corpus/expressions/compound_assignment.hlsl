// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
export float all_of_them(float a, float b, int i) {
  a += b; a -= i; a *= 2; a /= b; a %= 3;
  i <<= 2; i >>= 1; i &= 7; i |= 8; i ^= 3;
  int j = i++ + --i;
  b++;
  return a + (b -= 1) + j;
}
