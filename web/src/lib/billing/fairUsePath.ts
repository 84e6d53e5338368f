import type { Locale } from '@parlance/domain/locales';
import { paths } from '#web/config/paths.ts';
import { slugOf } from '#web/lib/content/slugOf.ts';

/** Headings of the documentation's section on what is included within fair use. */
export const FAIR_USE_HEADINGS: Readonly<Record<Locale, string>> = { en: 'Fair use', de: 'Faire Nutzung' };

/** Path of the documentation's section on the included amounts of what nobody chooses a plan by. */
export function fairUsePath(locale: Locale): string {
  return `${paths.docs(locale, 'billing')}#${slugOf(FAIR_USE_HEADINGS[locale])}`;
}
