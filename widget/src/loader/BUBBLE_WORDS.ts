import type { Locale } from '@parlance/domain/locales';

const WORDS: Readonly<Record<Locale, string>> = { en: 'with', de: 'mit' };

/** "With", between "Chat" and a chatbot's name, by language. */
export const BUBBLE_WORDS: Readonly<Record<string, string>> = WORDS;
