// RUN: hlslfe check %s -T lib_6_6 -verify
// Names in several bases, bases that are there twice, and bases that are private.
struct A { int x; int m() { return 1; } }; // expected-note 2 {{[note_ambiguous_member_found]}}
struct B { int x; int m() { return 2; } int m(int i) { return i; } }; // expected-note 2 {{[note_ambiguous_member_found]}}
struct C : A, B { };
struct D : A, A { }; // expected-error {{[err_duplicate_base_class]}}
struct E : A { };
struct F : A { };
struct G : E, F { };
struct H : E, A { }; // expected-warning {{[warn_inaccessible_base_ambiguous]}}
struct I : private A { int own() { return x; } }; // expected-warning {{[ext_hlsl_access_specifiers]}}
int f(C c, G g, I i) {
  A a = g; // expected-error {{[err_ambiguous_derived_to_base_conv]}}
  A b;
  b = i; // expected-error {{[err_upcast_to_inaccessible_base]}}
  int sum = c.x; // expected-error {{[err_ambiguous_member_multiple_subobject_types]}}
  sum += c.m(3); // expected-error {{[err_ambiguous_member_multiple_subobject_types]}}
  sum += g.x; // expected-error {{[err_ambiguous_member_multiple_subobjects]}}
  sum += g.m(); // expected-error {{[err_ambiguous_member_multiple_subobjects]}}
  sum += i.x; // expected-error {{[err_access]}}
  return sum + c.A::x + g.E::x + i.own();
}
