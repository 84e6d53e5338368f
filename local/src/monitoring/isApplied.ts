/** Values that Google's APIs omit from JSON: https://protobuf.dev/programming-guides/json/#presence */
const DEFAULTS: readonly unknown[] = [0, false, '', '0s'];

/**
 * True where all that is wanted is there: an API answers with more than it was given, leaves out what is zero, false or empty,
 * and writes large numbers as strings.
 */
export function isApplied(wanted: unknown, actual: unknown): boolean {
  if (actual === undefined) return DEFAULTS.includes(wanted) || (Array.isArray(wanted) && wanted.length === 0);
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(actual) &&
      actual.length === wanted.length &&
      wanted.every((one, index) => isApplied(one, actual[index]))
    );
  }
  if (typeof wanted === 'object' && wanted !== null) {
    return (
      typeof actual === 'object' &&
      actual !== null &&
      Object.entries(wanted).every(([key, one]) => isApplied(one, Reflect.get(actual, key)))
    );
  }
  return wanted === actual || (typeof wanted === 'number' && String(wanted) === actual);
}
