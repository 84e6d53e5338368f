import type { Locale } from '@parlance/domain/locales';

const WORDS: Readonly<Record<Locale, string>> = { en: ' with', de: ' mit' };

/** "With" with its space, between "Chat" and a chatbot's name, by language; a colon does in the others. */
export const BUBBLE_WORDS: Readonly<Record<string, string>> = WORDS;
