// RUN: hlslfe check %s -T lib_6_6 -verify
// Numbers between <>.
static int n = 4;
Texture2DMS<float4, 1.5> a; // expected-error {{}}
Texture2DMS<float4, float> b; // expected-error {{}}
Texture2DMS<float4, n> c; // expected-error {{constant}}
Texture2DMS<float4, 4, 4> d; // expected-error {{}}
Texture2D<float4, 4> e; // expected-error {{}}
FeedbackTexture2D f; // expected-error {{}}
FeedbackTexture2D<float> g; // expected-error {{}}
RWTexture2DMS h; // expected-error {{}}
RayQuery<1, 2> q; // expected-error {{}}
