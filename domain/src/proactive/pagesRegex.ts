/** A path as browsers have it in `location.pathname`. A `*` stays one. */
function encoded(path: string): string {
  return URL.parse(path, 'https://a.example')?.pathname ?? path;
}

function oneOf(patterns: readonly string[]): string {
  const parts = patterns.map((pattern) =>
    encoded(pattern)
      .replace(/\/+$/, '')
      .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replace(/\*+/g, '.*'),
  );
  return `(?:${parts.join('|')})/?$`;
}

/**
 * Source of the regular expression for the paths of pages that patterns mean: those of a pattern, or all where none includes any,
 * without those of a pattern behind `!`. A slash at the end makes no difference.
 */
export function pagesRegex(patterns: readonly string[]): string {
  const left = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const meant = patterns.filter((pattern) => !pattern.startsWith('!'));
  return `^${left.length === 0 ? '' : `(?!${oneOf(left)})`}${meant.length === 0 ? '' : oneOf(meant)}`;
}
