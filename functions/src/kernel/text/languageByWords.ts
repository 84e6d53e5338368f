import { LOCALES, type Locale } from '@parlance/domain/locales';
import { words } from '@parlance/domain/text/words';
import { VOCABULARIES } from '../vocabulary/VOCABULARIES.ts';
import { OWN_WORDS } from './OWN_WORDS.ts';

/** Addresses of people and websites, whose words are of no language. */
const ADDRESSES = /\S+@\S+|\bhttps?:\/\/\S+|\bwww\.\S+/g;
/** Letters that one language alone has weigh as much as so many of its words. */
const LETTER = 2;

const LETTERS = LOCALES.map((locale) => {
  const { letters } = VOCABULARIES[locale].words;
  return { locale, letters: letters === '' ? null : new RegExp(`[${letters}]`, 'i') };
});

/**
 * The language of a question by its common words and letters alone; null where it has none, or as many of another language. A few
 * words are too short for a vote of all shapes (`detectLanguage`), which takes "Can children ride alone?" for German.
 */
export function languageByWords(text: string): Locale | null {
  const said = text.replaceAll(ADDRESSES, ' ');
  const own = words(said).map((word) => OWN_WORDS.get(word));
  const votes = LETTERS.map(({ locale, letters }) => ({
    locale,
    vote: own.filter((found) => found === locale).length + (letters?.test(said) === true ? LETTER : 0),
  }));
  const [first, second] = votes.toSorted((one, other) => other.vote - one.vote);
  return first === undefined || first.vote === (second?.vote ?? 0) ? null : first.locale;
}
