/** A character, a class of characters or an escaped one. */
const ATOM = String.raw`\\[dwsDWS.\-/+?*(){}[\]|^$\\]|\[\^?(?:[^\]\\[]|\\[dws\-\]\\])+\]|[^\\[\](){}|^$*+?]`;
/** Quantifier of an atom. */
const COUNT = String.raw`[?*+]|\{\d{1,3}(?:,\d{0,3})?\}`;
const PATTERN = new RegExp(`^(?:(?:${ATOM})(?:${COUNT})?)+$`, 'u');
const PIECES = new RegExp(`(?:${ATOM})(${COUNT})?`, 'gu');
/** With more the time that a text takes could grow too much with its length. */
const MOST_VARIABLE = 3;

/**
 * True iff a text is a regular expression of the simple kind: characters and classes in a row, each with how often it comes, without
 * groups and choices. At most three parts come a number of times that is not fixed, so that no text keeps a processor busy.
 */
export function isSimplePattern(pattern: string): boolean {
  if (!PATTERN.test(pattern)) return false;
  const counts = [...pattern.matchAll(PIECES)].map(([, count]) => count);
  const variable = counts.filter((count) => count !== undefined && !/^\{\d+\}$/.test(count));
  if (variable.length > MOST_VARIABLE) return false;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').source !== '';
  } catch {
    return false;
  }
}
