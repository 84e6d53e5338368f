/**
 * Kinds of the phrases of which a text consists, from its first word to its last, each as long as it can be, or as short where
 * `isShort` says so. Undefined where a part of it is no phrase. Quadratic in its words, whatever they are: a regular expression over the
 * whole text is not, where two phrases begin alike.
 * @param plain Words with single spaces between them.
 */
export function phrasesIn<Kind>(
  plain: string,
  kindOf: (phrase: string) => Kind | undefined,
  isShort: (kind: Kind) => boolean = () => false,
): Kind[] | undefined {
  const words = plain.split(' ');
  /** Kinds from each word on, the last word first. */
  const from: (Kind[] | undefined)[] = Array.from({ length: words.length + 1 }, () => undefined);
  from[words.length] = [];
  for (let start = words.length - 1; start >= 0; start -= 1) {
    let short: Kind[] | undefined;
    for (let end = words.length; end > start && from[start] === undefined; end -= 1) {
      const rest = from[end];
      const kind = rest === undefined ? undefined : kindOf(words.slice(start, end).join(' '));
      if (rest === undefined || kind === undefined) continue;
      if (isShort(kind)) short = [kind, ...rest];
      else from[start] = [kind, ...rest];
    }
    from[start] ??= short;
  }
  return from[0];
}
