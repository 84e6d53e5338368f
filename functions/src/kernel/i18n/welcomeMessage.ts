import type { Locale } from '@parlance/domain/locales';
import { CATALOGUES } from './CATALOGUES.ts';

/** First message of a new chatbot. An empty name is left out. */
export function welcomeMessage(locale: Locale, name: string): string {
  const { named, unnamed } = CATALOGUES[locale].welcome;
  return name === '' ? unnamed : named.replace('{name}', () => name);
}
