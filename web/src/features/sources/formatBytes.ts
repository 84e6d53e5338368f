const KILOBYTE = 1024;

/** A size that people can compare: whole kilobytes up to a megabyte, then megabytes with one decimal. */
export function formatBytes(bytes: number, locale: string): string {
  const isLarge = bytes >= KILOBYTE * KILOBYTE;
  const value = isLarge ? bytes / (KILOBYTE * KILOBYTE) : Math.ceil(bytes / KILOBYTE);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(value);
}
