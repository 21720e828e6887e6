// RUN: hlslfe check %s -T lib_6_6 -Whlsl-portability -verify
// What Clang 22 has not learned yet about matrices, and what DXC has given up.
float2x2 f(float2x2 a, float2x2 b, float s, bool2x2 c) {
  a = a + b - s * a;
  a = a % b;           // expected-warning {{[warn_hlsl_portability]}}
  a = a / b;           // expected-warning {{[warn_hlsl_portability]}}
  a = a / s;
  c = a < b;           // expected-warning {{[warn_hlsl_portability]}}
  a = -a;              // expected-warning {{[warn_hlsl_portability]}}
  a++;                 // expected-warning {{[warn_hlsl_portability]}}
  a._m00 = 1;          // expected-warning {{[warn_hlsl_portability]}}
  a = mul(a, b);       // expected-warning {{[warn_hlsl_portability]}}
  a = (float4)1;       // expected-warning {{[warn_hlsl_portability]}}
  (a[0])[1] = 1;       // expected-warning {{[warn_hlsl_portability]}}
  a[1.0][0] = 1;       // expected-warning {{[warn_hlsl_portability]}}
  a = float2x2(s);     // expected-warning {{[warn_hlsl_portability]}}
  return c ? a : b;    // expected-warning 2 {{[warn_hlsl_portability]}}
}
