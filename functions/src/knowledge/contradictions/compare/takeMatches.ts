/** Text around a match. */
interface Around {
  before: string;
  after: string;
}

/**
 * A text in which what a global pattern finds is replaced by what `take` answers for it; undefined leaves it as it is.
 */
export function takeMatches(
  text: string,
  pattern: RegExp,
  take: (groups: readonly (string | undefined)[], around: Around) => string | undefined,
): string {
  let rest = '';
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [written] = match;
    const after = text.slice(match.index + written.length);
    const instead = take([...match], { before: text.slice(0, match.index), after });
    rest += text.slice(end, match.index) + (instead ?? written);
    end = match.index + written.length;
  }
  return rest + text.slice(end);
}
