import { anyOf } from '../vocabulary/anyOf.ts';

const OF_LANGUAGES = anyOf(({ words }) => words.abbreviations);
const ABBREVIATIONS = new RegExp(
  String.raw`(?:^|[\s(])(?:${OF_LANGUAGES}|Dr|Prof|St|max|min|\p{L}|[IVXL]{2,5}|\d{1,2})\.$`,
  'u',
);

/**
 * A text in sentences: cut after . ! ? … before white space, and at line ends, but not behind abbreviations, initials and
 * ordinals ("am 3. Mai", "Heinrich III. kam"). Each keeps its own words to the letter, without surrounding white space.
 */
export function splitSentences(text: string): string[] {
  const result: string[] = [];
  for (const line of text.split('\n')) {
    let start = 0;
    for (const end of line.matchAll(/[.!?…]+["”“)\]]*(?=\s|$)/gu)) {
      const stop = end.index + end[0].length;
      const candidate = line.slice(start, stop).trim();
      if (end[0] === '.' && stop < line.length && ABBREVIATIONS.test(candidate)) continue;
      if (candidate !== '') result.push(candidate);
      start = stop;
    }
    const rest = line.slice(start).trim();
    if (rest !== '') result.push(rest);
  }
  return result;
}
