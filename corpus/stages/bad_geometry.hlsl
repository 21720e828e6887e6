// RUN: hlslfe check %s -T lib_6_8 -verify
// What geometry shaders may not have.
struct V { float4 p : SV_Position; };

[shader("geometry")]
void no_count(triangle V v[3], inout PointStream<V> s) {} // expected-error {{needs 'maxvertexcount'}}

[shader("geometry")] [maxvertexcount(1)]
void no_stream(triangle V v[3]) {} // expected-error {{needs an output stream}}

[shader("geometry")] [maxvertexcount(1)]
void wrong_count(triangle V v[2], inout PointStream<V> s) {} // expected-error {{input array of 3}}

[shader("geometry")] [maxvertexcount(1)]
void stream_goes_in(PointStream<V> s) {} // expected-error {{must be inout}}

[shader("geometry")] [maxvertexcount(1)]
void two_kinds(inout PointStream<V> a,
               inout TriangleStream<V> b) {} // expected-error {{must be a 'PointStream'}}

[shader("geometry")] [maxvertexcount(1)]
void plain_value(float k // expected-note {{[note_previous_decl]}}
                   : K, // expected-error {{cannot be an input of a geometry shader}}
                 inout PointStream<V> s) {}

[shader("geometry")]
[maxvertexcount(300)] // expected-error {{300 vertices of 4 scalars}}
void too_much(inout PointStream<V> s) {}

[shader("geometry")] [maxvertexcount(1)]
void methods(inout PointStream<V> s) {
  s.Push(); // expected-error {{no member 'Push'}}
  s.RestartStrip(1); // expected-error {{no function}} expected-note {{takes 0 arguments}}
}

[shader("vertex")] [maxvertexcount(1)] // expected-error {{only geometry}}
float4 other_stage() : SV_Position { return 0; }
