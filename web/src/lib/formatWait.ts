const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Formats the time for which people wait for people: seconds, from a minute on minutes, from an hour on hours. */
export function formatWait(milliseconds: number, locale: string): string {
  const inUnit = (unit: 'second' | 'minute' | 'hour', amount: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: unit === 'second' ? 0 : 1 }).format(
      amount,
    );
  if (milliseconds < MINUTE_MS) return inUnit('second', milliseconds / 1000);
  if (milliseconds < HOUR_MS) return inUnit('minute', milliseconds / MINUTE_MS);
  return inUnit('hour', milliseconds / HOUR_MS);
}
