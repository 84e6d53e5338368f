import { isLocale } from '@parlance/domain/locales';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { FURTHER_TRANSLATIONS } from './FURTHER_TRANSLATIONS.ts';
import type { Messages } from './messages.ts';
import { TRANSLATIONS } from './TRANSLATIONS.ts';

export interface Texts {
  locale: WidgetLocale;
  messages: Messages;
}

/** The chat's texts in a language, or in English where those cannot be loaded. */
export async function loadTexts(locale: WidgetLocale): Promise<Texts> {
  if (isLocale(locale)) return { locale, messages: TRANSLATIONS[locale] };
  try {
    return { locale, messages: await FURTHER_TRANSLATIONS[locale]() };
  } catch {
    return { locale: 'en', messages: TRANSLATIONS.en };
  }
}
