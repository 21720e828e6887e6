// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Structs, enums and aliases in a class, used with its name in front outside.
struct Tree {
  struct Node { int left; int right; int sum() { return left + right; } };
  enum class Kind { Leaf, Inner = 4 };
  enum { Max = 3 };
  typedef float2 Bounds;
  Node nodes[Max];
  Kind kind;
  Bounds bounds;
  Node pick(int i) { return nodes[i]; }
  struct Deep { struct Deeper { int d; int get(); }; Deeper e; };
};
int Tree::Deep::Deeper::get() { return d; }
// CHECK-DAG: %struct.Tree = type <{ [3 x %"struct.Tree::Node"], i32, <2 x float> }>
// CHECK-DAG: %"struct.Tree::Deep::Deeper" = type { i32 }

Tree::Bounds f(Tree t, Tree::Kind k, Tree::Node n, Tree::Deep d) {
  if (t.kind == Tree::Kind::Inner && k != Tree::Kind::Leaf)
    return t.bounds * t.pick(Tree::Max - 1).sum();
  return n.sum() + d.e.get();
}
// CHECK-LABEL: define hidden noundef i32 @_ZN4Tree4Deep6Deeper3getEv(
// CHECK-LABEL: define hidden {{.*}} <2 x float> @_Z1f4TreeNS_4KindENS_4NodeENS_4DeepE(
