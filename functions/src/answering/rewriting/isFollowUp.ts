import { words } from '@parlance/domain/text/words';
import { contentWords } from '../../kernel/text/contentWords.ts';
import { FRAME_WORDS } from '../../kernel/text/FRAME_WORDS.ts';
import { fold } from '@parlance/domain/text/fold';
import { STOP_WORDS } from '@parlance/domain/text/stopWords';
import { stem } from '../../kernel/text/stem.ts';

/** Words that begin a question which continues the one before. */
const CONNECTORS = new Set('and also then but or und auch dann aber oder sowie'.split(' '));
const PREPOSITIONS = new Set(
  'to for with without in at from by on into nach fuer mit ohne in bei aus von per zu ins im'.split(' '),
);
/** Words that stand for something said before. */
const REFERENCES = new Set(
  'its they them those there dafuer davon damit dazu dort dorthin daran darauf dabei derselbe dieselbe dasselbe'.split(
    ' ',
  ),
);
const ENGLISH_POINTERS = new Set(['that', 'this', 'these']);
const GERMAN_POINTERS = new Set('das die der den dem diese dieser dieses diesen diesem'.split(' '));
/** "I heard that you ship": what follows has a subject of its own. */
const SUBJECTS = new Set('i you he she we they it the a an my your our there'.split(' '));
/** Maximum distance of a German article before its noun, in words: "das neue rote Zelt". */
const REACH = 3;
/** "Is it possible to", "does it take to", "geht es, wenn": the question says itself what it means. */
const EMPTY_IT = /\bit\b(?=.*\b(?:to|if|when|that)\s+\p{L})/iu;
const ONE = /\b(?:which|that|this|the \p{L}+|these|those) ones?\b/iu;
const MAX_WORDS = 3;
/** Words that people say without asking for anything. */
const COURTESIES = new Set(
  'thanks thank you very much many so a lot ok okay great perfect super cool good bye goodbye hello hi hey danke vielen dank besten schoen sehr gut prima alles klar tschuess hallo moin servus ja nein yes no'.split(
    ' ',
  ),
);

/** Reports whether a pronoun refers to something said before: no noun of its own follows it. */
function pointsBack(text: string): boolean {
  // A comma before it begins a clause: "boots that", "Schuhe, die".
  const tokens = text.match(/[\p{L}\p{N}-]+|,/gu) ?? [];
  const hasCapitals = tokens.slice(1).some((token) => /^\p{Lu}/u.test(token));
  return tokens.some((token, position) => {
    const word = fold(token);
    const next = tokens.slice(position + 1).filter((one) => one !== ',');
    const follower = fold(next[0] ?? '');
    const isBare = follower === '' || STOP_WORDS.has(follower) || FRAME_WORDS.has(stem(follower));
    if (ENGLISH_POINTERS.has(word)) return isBare && !SUBJECTS.has(follower);
    if (!GERMAN_POINTERS.has(word) || tokens[position - 1] === ',') return false;
    if (!hasCapitals) return isBare || (next.length === 1 && isVerb(follower));
    const end = next.findIndex((one) => STOP_WORDS.has(fold(one)));
    return !next.slice(0, end === -1 ? REACH : Math.min(end, REACH)).some((one) => /^[\p{Lu}\d]/u.test(one));
  });
}

/** The one German word that ends a question: "Kann ich diese zurückgeben?", not "Was kostet das zelt?". */
function isVerb(word: string): boolean {
  return /(?:en|ern|eln)$/.test(word);
}

/** True if a question cannot be looked up without the one before: "and to Austria?", "How long does it take?". */
export function isFollowUp(text: string): boolean {
  const all = words(text);
  if (all.every((word) => COURTESIES.has(word))) return false;
  const first = all[0] ?? '';
  const topics = contentWords(text).filter((word) => !FRAME_WORDS.has(word));
  return (
    CONNECTORS.has(first) ||
    PREPOSITIONS.has(first) ||
    topics.length === 0 ||
    /^(what|how) about\b/i.test(text.trim()) ||
    all.some((word) => REFERENCES.has(word)) ||
    (all.includes('it') && !EMPTY_IT.test(text)) ||
    ONE.test(text) ||
    pointsBack(text) ||
    (all.length <= MAX_WORDS && contentWords(text).length <= 1)
  );
}
