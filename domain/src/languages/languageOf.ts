import { fold } from '../text/fold.ts';
import { words } from '../text/words.ts';
import { SCRIPTS, SPOKEN_LANGUAGES, type SpokenLanguage } from './SPOKEN_LANGUAGES.ts';

/** Weights of a letter that one language alone has, and of one that few have; a word that n languages have weighs 1/n. */
const LETTER = 1.5;
const SHARED = 0.4;
/** Lead over the second language below which a text is in neither. */
const LEAD = 0.3;
/** Length of text that shows its language. */
const SAMPLE_CHARACTERS = 2000;
/** Names, links and codes are in no language. */
const UNSPOKEN = /[^\s@]+@[^\s@]+|(?:https?:\/\/|www\.)\S+/giu;

const SIGNS = SPOKEN_LANGUAGES.map(({ code, words: frequent, letters, shared }) => ({
  code,
  words: new Set(frequent.split(' ').map(fold)),
  letters: letters === '' ? null : new RegExp(`[${letters}]`, 'iu'),
  shared: shared === '' ? null : new RegExp(`[${shared}]`, 'iu'),
}));

/** Languages of each word of the table. */
const LANGUAGES_OF = new Map<string, number>();
for (const { words: frequent } of SIGNS) {
  for (const word of frequent) LANGUAGES_OF.set(word, (LANGUAGES_OF.get(word) ?? 0) + 1);
}

/**
 * The language that a text is plainly in, by its script, or by frequent words and letters; null for one that does not show it, or is
 * in a language that is none of `LANGUAGE_CODES`. A word or two of a few letters rarely show any.
 */
export function languageOf(text: string): SpokenLanguage | null {
  const sample = text.slice(0, SAMPLE_CHARACTERS).replace(UNSPOKEN, ' ').normalize('NFC');
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters === 0) return null;
  if (latin * 2 < letters) return SCRIPTS.find(([, script]) => script.test(sample))?.[0] ?? null;
  const said = words(sample);
  const votes = SIGNS.map((signs) => ({ code: signs.code, vote: voteFor(signs, said, sample) }));
  const [first, second] = votes.toSorted((one, other) => other.vote - one.vote);
  return first === undefined || first.vote - (second?.vote ?? 0) < LEAD ? null : first.code;
}

function voteFor(signs: (typeof SIGNS)[number], said: readonly string[], sample: string): number {
  const found = said.filter((word) => signs.words.has(word));
  const weight = found.reduce((sum, word) => sum + 1 / (LANGUAGES_OF.get(word) ?? 1), 0);
  return weight + (signs.letters?.test(sample) ? LETTER : 0) + (signs.shared?.test(sample) ? SHARED : 0);
}
