import type { SpokenLanguage } from '@parlance/domain/languages/SPOKEN_LANGUAGES';
import { useLocale } from '#web/i18n/useLocale.ts';

/** Names of languages in the reader's. */
export function useLanguageName(): (language: SpokenLanguage) => string {
  const { locale } = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (language) => names.of(language) ?? language;
}
