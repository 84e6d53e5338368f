import type { Locale } from '../locales.ts';

/** First message of a new chatbot. An empty name is left out. */
export function welcomeMessage(locale: Locale, name: string): string {
  if (locale === 'de') {
    return name === ''
      ? 'Guten Tag. Was möchten Sie wissen?'
      : `Guten Tag. Ich beantworte Fragen zu ${name}. Was möchten Sie wissen?`;
  }
  return name === ''
    ? 'Hello. What would you like to know?'
    : `Hello. I answer questions about ${name}. What would you like to know?`;
}
