// RUN: hlslfe check %s -T ps_6_6 -verify
struct S { string s; float f; }; // expected-error {{only globals can be strings}}
cbuffer C { static const string s = "a"; float g; } // expected-error {{only globals can be strings}}
namespace N { string s = "a"; } // expected-error {{only globals can be strings}}
static const string list[2] = {"a", "b"}; // expected-error {{'string' is not supported yet}}
static string number = 1; // expected-error {{'string' is not supported yet}}
float h(string s) { return 1; } // expected-error {{'string' is not supported yet}}
float4 main() : SV_Target {
  string s = "a"; // expected-error {{only globals can be strings}}
  return g;
}
