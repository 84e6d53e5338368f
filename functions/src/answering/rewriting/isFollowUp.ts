import { contentWords, words } from '../../text/contentWords.ts';

/** What a question begins with that goes on from the one before. */
const CONNECTORS = new Set('and also then but or und auch dann aber oder sowie'.split(' '));
const PREPOSITIONS = new Set(
  'to for with without in at from by on into nach fuer mit ohne in bei aus von per zu ins im'.split(' '),
);
/** Words that stand for something said before. */
const REFERENCES = new Set(
  'it its they them those there dafuer davon damit dazu dort dorthin daran darauf dabei derselbe dieselbe dasselbe'.split(
    ' ',
  ),
);
const MAX_WORDS = 3;

/** True if a question cannot be looked up without the one before: "and to Austria?", "How long does it take?". */
export function isFollowUp(text: string): boolean {
  const all = words(text);
  const first = all[0] ?? '';
  return (
    CONNECTORS.has(first) ||
    PREPOSITIONS.has(first) ||
    /^(what|how) about\b/i.test(text.trim()) ||
    all.some((word) => REFERENCES.has(word)) ||
    (all.length <= MAX_WORDS && contentWords(text).length <= 1)
  );
}
