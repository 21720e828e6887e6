// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
export float4 math(float4 a, float4 b) {
  float4 r = sqrt(abs(a)) + exp2(b) + log(a) + floor(a) + frac(b) + rsqrt(a) + round(b) + trunc(a) + ceil(b);
  r += sin(a) * cos(b) + tan(a) + asin(a) + acos(b) + atan(a) + sinh(a) + cosh(a) + tanh(b) + exp(a) + log2(b) + log10(a);
  r += saturate(a) + degrees(a) + radians(b) + rcp(a);
  return r;
}
export int4 signs(int4 i, float4 f) { return sign(i) + sign(f) + abs(i); }
export bool4 tests(float4 f) { return or(isinf(f), isnan(f)); }
