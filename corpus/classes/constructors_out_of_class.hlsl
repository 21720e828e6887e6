// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Defined outside of its class, a constructor is seen by other modules: both of its variants are emitted at once.
namespace scene {
  struct Node {
    int id;
    Node(int id_, int parent = 7);
    struct Leaf { int size; Leaf(); };
  };
  Node::Node(int id_, int parent) { id = id_ * 16 + parent; }
}
scene::Node::Leaf::Leaf() { size = 3; }
// CHECK: define hidden void @_ZN5scene4NodeC2Eii(ptr {{.*}}%this, i32 noundef %id_, i32 noundef %parent) unnamed_addr
// CHECK: define hidden void @_ZN5scene4NodeC1Eii(
// CHECK: define hidden void @_ZN5scene4Node4LeafC2Ev(
struct Far { int x; Far(int i); };
export int make(int i) {
  scene::Node a(i);
  scene::Node b(i, 2);
  scene::Node::Leaf leaf;
  return a.id + b.id + leaf.size + Far(i).x;
}
// CHECK: declare hidden void @_ZN3FarC1Ei(ptr noundef nonnull align 1 dereferenceable(4), i32 noundef) unnamed_addr
