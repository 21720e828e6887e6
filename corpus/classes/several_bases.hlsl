// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Bases follow each other in memory; an object of the second one lies behind the first.
struct Named { int id; int tag; int key() { return id * 2; } };
struct Placed { float2 at; float far() { return at.x; } void move() { at += 1; } };
struct Empty { int zero() { return 0; } };
struct Actor : Named, Empty, Placed { float3 speed; float sum() { return far() + at.y + Placed::at.x + key(); } };
struct Hero : Actor { int lives; };
float use(Placed p) { return p.far(); }
// CHECK-DAG: %struct.Actor = type
// CHECK-LABEL: define noundef nofpclass(nan inf) float @_Z4playR5Actor4Hero
// CHECK: getelementptr inbounds i8, ptr {{%.*}}, i32 8
export float play(inout Actor a, Hero h) {
  Placed p = a;
  Named n = h;
  p = h;
  a.move();
  a.at.y = 3;
  h.Placed::at = 2;
  return use(a) + use(h) + a.sum() + h.key() + n.tag + p.far() + a.zero();
}
Hero make() { Hero h; return h; }
export float temporary() {
  Placed p = make();
  return p.at.x + make().far();
}
