import type { Locale } from '../locales.ts';

/** `{name}`: the business. */
const TEXTS: Readonly<Record<Locale, { named: string; unnamed: string }>> = {
  en: {
    named: 'Hello. I answer questions about {name}. What would you like to know?',
    unnamed: 'Hello. What would you like to know?',
  },
  de: {
    named: 'Guten Tag. Ich beantworte Fragen zu {name}. Was möchten Sie wissen?',
    unnamed: 'Guten Tag. Was möchten Sie wissen?',
  },
};

/** First message of a new chatbot. An empty name is left out. */
export function welcomeMessage(locale: Locale, name: string): string {
  const { named, unnamed } = TEXTS[locale];
  return name === '' ? unnamed : named.replace('{name}', () => name);
}
