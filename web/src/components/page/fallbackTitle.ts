/** Words that stay small within a title (the specification's "small joining words"). */
const SMALL = new Set(['a', 'an', 'and', 'as', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** Ids, which are no words. */
const ID = /^(?=.*\d)[\dA-Za-z]{16,}$/;

/**
 * A page's title by the last segment of its address, as in "/en/terms-and-conditions" → "Terms and Conditions". Empty where the
 * address has no words.
 */
export function fallbackTitle(pathname: string): string {
  const last = pathname.split('/').findLast((segment) => segment !== '' && !ID.test(segment)) ?? '';
  return last
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word, at) => (at > 0 && SMALL.has(word) ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`))
    .join(' ');
}
