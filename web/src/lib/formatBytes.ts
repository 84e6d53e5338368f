import type { IntlShape } from 'react-intl';

const KILOBYTE = 1024;

/** A size that people can compare: whole kilobytes up to a megabyte, then megabytes with one decimal. */
export function formatBytes(bytes: number, intl: Pick<IntlShape, 'formatNumber'>): string {
  const isLarge = bytes >= KILOBYTE * KILOBYTE;
  const value = isLarge ? bytes / (KILOBYTE * KILOBYTE) : Math.ceil(bytes / KILOBYTE);
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  return intl.formatNumber(value, { style: 'unit', unit, maximumFractionDigits: 1 });
}
