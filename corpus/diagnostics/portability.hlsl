// RUN: hlslfe check %s -T lib_6_6 -Whlsl-portability -verify
// RUN: hlslfe check %s -T lib_6_6 -Werror -Wno-deprecated-declarations
// -Whlsl-portability answers "will Clang take my shader?"; it is off by default.
float saturate(float x) { return x < 0 ? 0 : x > 1 ? 1 : x; }

export float4 f(float4 v, float i, int4 n) {
  v++; // expected-warning {{[warn_hlsl_portability]}}
  v.x = v[i]; // expected-warning {{[warn_hlsl_portability]}}
  v.x = saturate(v.x); // expected-warning {{[warn_hlsl_portability]}}
  v = max(v, 0); // expected-warning {{[warn_hlsl_portability]}}
  v = max(v, 0.0); // expected-warning {{[warn_deprecated_message]}}
  v = clamp(v, 0, i); // expected-warning {{[warn_hlsl_portability]}}
  v.y = 1.#INF; // expected-warning {{[warn_hlsl_portability_infinity_literal]}}
  bool4 c = v > 0;
  return c ? v : n; // expected-warning 2 {{[warn_hlsl_portability]}}
}
