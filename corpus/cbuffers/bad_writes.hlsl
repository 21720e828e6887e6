// RUN: hlslfe check %s -T lib_6_6 -verify
// Constants are read-only, in every part and by every way; Clang 22 forgets that and makes a module of the writes.
struct S { float x; float2 y; };
cbuffer C {
  float a; // expected-note 4 {{[note_typecheck_assign_const]}}
  S s; // expected-note 4 {{[note_typecheck_assign_const]}}
  float3 list[2]; // expected-note 3 {{[note_typecheck_assign_const]}}
  float2x2 m; // expected-note 3 {{[note_typecheck_assign_const]}}
}
float g; // expected-note 2 {{[note_typecheck_assign_const]}}
namespace N { float h; } // expected-note {{[note_typecheck_assign_const]}}
void set(out float v) { v = 1; }
void change(inout S v) { v.x = 1; }
void f(int i, S other, bool b) {
  a = 1; // expected-error {{[err_typecheck_assign_const]}}
  a++; // expected-error {{[err_typecheck_assign_const]}}
  (a) += 1; // expected-error {{[err_typecheck_assign_const]}}
  set(a); // expected-error {{[err_typecheck_assign_const]}}
  s = other; // expected-error {{[err_typecheck_assign_const]}}
  s.x = 1; // expected-error {{[err_typecheck_assign_const]}}
  s.y.yx = 1; // expected-error {{[err_typecheck_assign_const]}}
  change(s); // expected-error {{[err_typecheck_assign_const]}}
  list[i] = 1; // expected-error {{[err_typecheck_assign_const]}}
  list[1].z *= 2; // expected-error {{[err_typecheck_assign_const]}}
  list[0][i] = 2; // expected-error {{[err_typecheck_assign_const]}}
  m = 0; // expected-error {{[err_typecheck_assign_const]}}
  m[0][i] = 0; // expected-error {{[err_typecheck_assign_const]}}
  m._m01_m10 = 0; // expected-error {{[err_typecheck_assign_const]}}
  g = 1; // expected-error {{[err_typecheck_assign_const]}}
  --g; // expected-error {{[err_typecheck_assign_const]}}
  N::h = 1; // expected-error {{[err_typecheck_assign_const]}}
}
// DXC drops these writes in silence.
float2 size;
Texture2D<float4> picture;
struct Frame { float2 rcp; };
cbuffer F { Frame frame; }
void measure() {
  picture.GetDimensions(size.x, // expected-error {{variable 'size' is const}} expected-note@-5 {{variable 'size' is declared here}}
                        frame.rcp.y); // expected-error {{variable 'frame' is const}} expected-note@-3 {{declared here}}
}
