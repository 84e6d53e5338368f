const INSTANT_MS = 100;

/** Formats a duration in seconds with one digit. Below 100 ms the exact figure means nothing to people. */
export function formatLatency(milliseconds: number, locale: string): string {
  if (milliseconds < INSTANT_MS) return '< 100ms';
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }).format(
    milliseconds / 1000,
  );
}
