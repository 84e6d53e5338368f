/** Cosine similarity of two vectors of one length, -1 to 1; 0 where one of them has none. */
export function cosine(one: readonly number[], other: readonly number[]): number {
  let product = 0;
  let squares = 0;
  let otherSquares = 0;
  for (const [position, value] of one.entries()) {
    const match = other[position] ?? 0;
    product += value * match;
    squares += value * value;
    otherSquares += match * match;
  }
  const lengths = Math.sqrt(squares * otherSquares);
  return lengths === 0 ? 0 : product / lengths;
}
