import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { Insight } from '@parlance/domain/documents/insight';
import { SHARED_TEXTS } from '@parlance/domain/i18n/SHARED_TEXTS';
import type { Locale } from '@parlance/domain/locales';

const cache = createIntlCache();

/** Numbers, dates and messages as a language writes them. Days are calendar days: they are shown as they are, in no time zone. */
export function mailIntl(locale: Locale): IntlShape {
  return createIntl({ locale, timeZone: 'UTC', messages: { ...SHARED_TEXTS[locale].insights } }, cache);
}

/** An insight as a sentence. */
export function insightText(locale: Locale, { code, values }: Pick<Insight, 'code' | 'values'>): string {
  const { day } = values;
  const shown = typeof day === 'string' ? { ...values, day: new Date(`${day}T12:00:00Z`) } : values;
  return mailIntl(locale).formatMessage({ id: code }, shown);
}
