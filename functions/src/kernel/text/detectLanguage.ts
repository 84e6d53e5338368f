import { LOCALES, type Locale } from '@parlance/domain/locales';
import { words } from '@parlance/domain/text/words';
import { VOCABULARIES } from '../vocabulary/VOCABULARIES.ts';
import { OWN_WORDS } from './OWN_WORDS.ts';

/** Weights of the signs of a language. */
const WORD = 1;
const LETTER = 2;
const SHAPE = 0.4;

const LANGUAGES = LOCALES.map((locale) => {
  const { letters, shapes } = VOCABULARIES[locale].words;
  return { locale, shapes, letters: letters === '' ? null : new RegExp(`[${letters}]`, 'i') };
});

/**
 * The language of a text by a vote of words and letters that one language alone has, and of the shapes of all other words;
 * `fallback` when the text does not show it.
 */
export function detectLanguage<Fallback extends Locale | null>(text: string, fallback: Fallback): Locale | Fallback {
  const all = words(text);
  const others = all.filter((word) => word.length > 3 && !OWN_WORDS.has(word));
  const votes = LANGUAGES.map(({ locale, letters, shapes }) => {
    const own = all.filter((word) => OWN_WORDS.get(word) === locale).length;
    const shaped = others.reduce((sum, word) => sum + shapes.filter((shape) => shape.test(word)).length, 0);
    return { locale, vote: WORD * own + SHAPE * shaped + (letters?.test(text) === true ? LETTER : 0) };
  });
  const [first, second] = votes.toSorted((one, other) => other.vote - one.vote);
  if (first === undefined || first.vote - (second?.vote ?? 0) < SHAPE / 2) return fallback;
  return first.locale;
}
