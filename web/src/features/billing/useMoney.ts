import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Cents as money: an even amount without its decimals. */
export function useMoney(): (cents: number, currency: string) => string {
  const intl = useIntl();
  return useCallback(
    (cents, currency) =>
      intl.formatNumber(cents / 100, {
        style: 'currency',
        currency: currency.toUpperCase(),
        minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
      }),
    [intl],
  );
}
