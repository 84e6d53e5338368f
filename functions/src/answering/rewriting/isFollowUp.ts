import { words } from '@parlance/domain/text/words';
import { contentWords } from '../../kernel/text/contentWords.ts';
import { FRAME_WORDS } from '../../kernel/text/FRAME_WORDS.ts';
import { fold } from '@parlance/domain/text/fold';
import { STOP_WORDS } from '@parlance/domain/text/stopWords';
import { stem } from '../../kernel/text/stem.ts';
import { anyOf } from '../../kernel/vocabulary/anyOf.ts';
import { everyWord } from '../../kernel/vocabulary/everyWord.ts';
import { VOCABULARIES } from '../../kernel/vocabulary/VOCABULARIES.ts';

/** Words that begin a question which continues the one before. */
const CONNECTORS = new Set(everyWord(({ followUps }) => followUps.connectors));
const PREPOSITIONS = new Set(everyWord(({ followUps }) => followUps.prepositions));
/** Words that stand for something said before. */
const REFERENCES = new Set(everyWord(({ followUps }) => followUps.references));
const PRONOUNS = new Set(everyWord(({ followUps }) => followUps.pronouns));
const ARTICLES = new Set(everyWord(({ followUps }) => followUps.articles));
const SUBJECTS = new Set(everyWord(({ followUps }) => followUps.subjects));
const VERB = new RegExp(`${anyOf(({ followUps }) => followUps.verbEnds)}$`);
const VAGUE = Object.values(VOCABULARIES).flatMap(({ followUps }) => followUps.vague ?? []);
const FORM = new RegExp(
  anyOf(({ followUps }) => followUps.forms),
  'iu',
);
/** Maximum distance of an article before its noun, in words: "das neue rote Zelt". */
const REACH = 3;
const MAX_WORDS = 3;
/** Words that people say without asking for anything. */
const COURTESIES = new Set(everyWord(({ followUps }) => followUps.courtesies));

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
    if (PRONOUNS.has(word)) return isBare && !SUBJECTS.has(follower);
    if (!ARTICLES.has(word) || tokens[position - 1] === ',') return false;
    // One word that ends a question is a verb in "Kann ich diese zurückgeben?", and none in "Was kostet das zelt?".
    if (!hasCapitals) return isBare || (next.length === 1 && VERB.test(follower));
    const end = next.findIndex((one) => STOP_WORDS.has(fold(one)));
    return !next.slice(0, end === -1 ? REACH : Math.min(end, REACH)).some((one) => /^[\p{Lu}\d]/u.test(one));
  });
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
    all.some((word) => REFERENCES.has(word)) ||
    VAGUE.some(({ word, unless }) => all.includes(word) && !unless.test(text)) ||
    FORM.test(text) ||
    pointsBack(text) ||
    (all.length <= MAX_WORDS && contentWords(text).length <= 1)
  );
}
