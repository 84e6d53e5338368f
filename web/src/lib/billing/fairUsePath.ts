import type { Locale } from '@parlance/domain/locales';
import { paths } from '#web/config/paths.ts';
import { slugOf } from '#web/lib/content/slugOf.ts';

/**
 * Path of the documentation's section on the included amounts of what nobody chooses a plan by.
 * @param heading Of the section: `pricing.fairUseHeading`.
 */
export function fairUsePath(locale: Locale, heading: string): string {
  return `${paths.docs(locale, 'billing')}#${slugOf(heading)}`;
}
