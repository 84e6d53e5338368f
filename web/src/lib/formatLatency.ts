const INSTANT_MS = 100;

/** How long an answer took. Below 100 ms the exact figure means nothing to people. */
export function formatLatency(milliseconds: number, locale: string): string {
  if (milliseconds < INSTANT_MS) return '< 100ms';
  if (milliseconds < 1000) return `${Math.round(milliseconds)}ms`;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }).format(
    milliseconds / 1000,
  );
}
