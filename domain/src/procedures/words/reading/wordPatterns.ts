import { fold } from '../../../text/fold.ts';

const made = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const known = made.get(source);
  if (known !== undefined) return known;
  const pattern = new RegExp(source, 'iu');
  made.set(source, pattern);
  return pattern;
}

/** Groups of the first pattern that the whole of a text fits; undefined where none does. */
export function fitting(text: string, patterns: readonly string[]): Partial<Record<string, string>> | undefined {
  for (const source of patterns) {
    const match = patternOf(`^(?:${source})$`).exec(text);
    if (match !== null) return match.groups ?? {};
  }
  return undefined;
}

/** Match of a pattern anywhere in a text. */
export function found(text: string, source: string): RegExpExecArray | undefined {
  return patternOf(source).exec(text) ?? undefined;
}

/** Words of a text, folded, of at least three letters or digits. */
export function tokensOf(text: string): string[] {
  return (fold(text).match(/[a-z0-9]+/g) ?? []).filter((word) => word.length >= 3);
}

const SHORTEST_PART = 4;

/** Number of the words that two texts share, as a whole or as a part of at least four letters: "Kauf" is in "gekauft". */
export function sharedWords(one: readonly string[], other: readonly string[]): number {
  return one.filter((word) =>
    other.some((another) => {
      if (word === another) return true;
      const [short, long] = word.length < another.length ? [word, another] : [another, word];
      return short.length >= SHORTEST_PART && long.includes(short);
    }),
  ).length;
}
