import type { Locale } from '@parlance/domain/locales';
import { formatNumber } from './formatNumber.ts';
import type { FormatToken } from './parseFormat.ts';

/** Excel's greatest denominators have so many digits. */
const MOST_DIGITS = 3;

/** Index of a fraction's stroke in a format ("# ?/?", "# ?/8"); -1 if it has none. */
export function strokeOf(tokens: readonly FormatToken[]): number {
  return tokens.findIndex(({ kind, text, isQuoted }) => kind === 'text' && text === '/' && isQuoted !== true);
}

/** A number of at least 0 as a whole number and a fraction, as near to it as the places of its format allow: `27 1/2`. */
export function formatFraction(value: number, tokens: readonly FormatToken[], locale: Locale): string {
  const stroke = strokeOf(tokens);
  const start = tokens.slice(0, stroke).findLastIndex(({ kind }) => kind !== 'digit') + 1;
  const length = tokens.slice(stroke + 1).findIndex(({ kind, text }) => kind !== 'digit' && !/^\d$/.test(text));
  const end = length < 0 ? tokens.length : stroke + 1 + length;
  const whole = tokens.slice(0, start);
  const hasWhole = whole.some(({ kind }) => kind === 'digit');
  const integer = hasWhole ? Math.floor(value) : 0;
  const { above, below } = nearest(value - integer, tokens.slice(stroke + 1, end));
  const isFull = hasWhole && above === below;
  const shown = isFull ? integer + 1 : integer;
  const fraction = (above === 0 && hasWhole) || isFull ? '' : `${above}/${below}`;
  const head = shown > 0 ? formatNumber(shown, whole, locale) : fraction === '' ? '0' : '';
  const tail = tokens.slice(end).map(({ kind, text }) => (kind === 'text' ? text : ''));
  return `${head}${fraction}${tail.join('')}`;
}

/** The fraction that is nearest to a number from 0 to 1, or more where no whole number is written. */
function nearest(value: number, places: readonly FormatToken[]): { above: number; below: number } {
  const fixed = Number(places.map(({ kind, text }) => (kind === 'digit' ? '' : text)).join(''));
  if (fixed >= 1) return { above: Math.round(value * fixed), below: fixed };
  const most = 10 ** Math.min(places.length, MOST_DIGITS) - 1;
  let best = { above: Math.round(value), below: 1 };
  for (let below = 2; below <= most; below += 1) {
    const above = Math.round(value * below);
    if (Math.abs(above / below - value) < Math.abs(best.above / best.below - value)) best = { above, below };
  }
  return best;
}
