// RUN: hlslfe check %s -T lib_6_6 -verify
// RUN: not hlslfe check %s -T lib_6_6 -fno-caret-diagnostics 2>&1 | FileCheck %s
// What was probably meant: members, names in namespaces, namespaces, types, system values, attributes, keywords.
namespace Lights { // expected-note {{'Lights' is declared here}}
struct Spot { float3 where; float angle; }; // expected-note {{'Spot'}} expected-note {{'angle'}}
float falloff(float d) { return 1 / d; } // expected-note {{'Lights::falloff'}}
}
float a(Lights::Spot s) { return s.angel; } // expected-error {{no member}}
// CHECK: suggestions.hlsl:8:{{.*}} error: {{.*}}'angel'
float a2(Lights::Spot s) { return s.angl; } // expected-error {{did you mean 'angle'?}}
float b(float d) { return falloff(d); } // expected-error {{did you mean 'Lights::falloff'?}}
float c(float d) { return Lihgts::falloff(d); } // expected-error {{did you mean 'Lights'?}}
static Lights::Spott e; // expected-error {{did you mean 'Spot'?}}
floot4 g() { return 1; } // expected-error {{did you mean 'float4'?}}
float4 h(float4 p : SV_Positon) { return p; } // expected-error {{did you mean 'SV_Position'?}}
[unrol] void i() {} // expected-warning {{did you mean 'unroll'?}}
float j(float x) { retrun; return x; } // expected-error {{did you mean 'return'?}}
