/**
 * True for a parsed JSON value that can be stored and checked as it is: no text in it, keys included, has half of a surrogate
 * pair, and no key is `__proto__`. JSON can carry the first as an escape, UTF-8 cannot: Firestore's client would repeat a write
 * that has one until the call times out. The second is passed over by checks for unknown keys. Takes values of any depth.
 */
export function isWellFormed(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      if (!next.isWellFormed()) return false;
    } else if (typeof next === 'object' && next !== null) {
      if (Object.hasOwn(next, '__proto__')) return false;
      for (const entry of Object.entries(next)) left.push(...entry);
    }
  }
  return true;
}
