import { useCallback } from 'react';
import { useLocale } from '#web/i18n/useLocale.ts';
import { formatMoney } from '#web/lib/formatMoney.ts';

/** Cents as money in the reader's language. */
export function useMoney(): (cents: number, currency: string) => string {
  const { locale } = useLocale();
  return useCallback((cents, currency) => formatMoney(cents, currency, locale), [locale]);
}
