import type { Locale } from '../locales.ts';
import { languageOf } from './languageOf.ts';
import type { Written } from './messageLanguage.ts';
import type { SpokenLanguage } from './SPOKEN_LANGUAGES.ts';

/** Newest messages of a visitor that show their language together. */
const NEWEST = 5;

/**
 * Language that a visitor writes in: that of their newest messages, or the conversation's where they do not show it.
 * Names of files show none.
 * @param messages Oldest first.
 */
export function visitorLanguage(messages: readonly Written[], fallback: Locale): SpokenLanguage {
  const said = messages.flatMap(({ role, text, attachment, fileFault }) =>
    role === 'user' && !attachment && !fileFault ? [text] : [],
  );
  return languageOf(said.slice(-NEWEST).join('\n')) ?? languageOf(said.join('\n')) ?? fallback;
}
