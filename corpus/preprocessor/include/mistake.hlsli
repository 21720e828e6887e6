float broken(float x) {
  return y;
}
