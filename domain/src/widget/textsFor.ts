import { LOCALES, type Locale } from '../locales.ts';

/** `[de]` or `[en]` at the beginning of a text. */
const MARK = new RegExp(`^\\s*\\[(${LOCALES.join('|')})\\]\\s*`, 'i');

/** The language that a text is for alone; undefined where it is for everybody. */
export function languageMarkOf(text: string): Locale | undefined {
  const language = MARK.exec(text)?.[1]?.toLowerCase();
  return LOCALES.find((locale) => locale === language);
}

/**
 * Texts for visitors of one language, of those that a chatbot shows by itself: a text that begins with a mark of a language, such
 * as `[de] Guten Tag.`, is for that one alone and loses the mark; texts without one are for everybody.
 */
export function textsFor(locale: Locale, texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const [mark = '', language] = MARK.exec(text) ?? [];
    return language === undefined || language.toLowerCase() === locale ? [text.slice(mark.length)] : [];
  });
}

const NEXT_MARK = new RegExp(`(?=\\[(?:${LOCALES.join('|')})\\])`, 'i');

/** Text for visitors of one language from a field with room for one: the part behind the mark of their language, or the part without a mark. */
export function textFor(locale: Locale, text: string): string {
  const [found = ''] = textsFor(locale, text.split(NEXT_MARK));
  return found.trim();
}
