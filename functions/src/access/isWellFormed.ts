/**
 * True if no text in a parsed JSON value, keys included, has half of a surrogate pair. JSON can carry one as an escape, UTF-8
 * cannot: Firestore's client would retry a write that has one until the call times out. Takes values of any depth.
 */
export function isWellFormed(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      if (!next.isWellFormed()) return false;
    } else if (typeof next === 'object' && next !== null) {
      for (const entry of Object.entries(next)) left.push(...entry);
    }
  }
  return true;
}
