import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@parlance/domain/durations';
import type { Locale } from '@parlance/domain/locales';
import type { FormatToken } from './parseFormat.ts';

/** Day 0 of a workbook; the day 60, 29 February 1900, never was, so that the days before it are one later. */
const EPOCH = Date.UTC(1899, 11, 30);
const FALSE_LEAP_DAY = 60;

/** The moment of a day count. Its UTC fields are the wall clock's. */
export function dateOf(serial: number): Date {
  const day = serial >= 1 && serial < FALSE_LEAP_DAY ? serial + 1 : serial;
  return new Date(EPOCH + day * DAY_MS);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

function nameOf(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
}

function monthOrDay(date: Date, text: string, locale: Locale): string {
  const isMonth = text.startsWith('m');
  const number = isMonth ? date.getUTCMonth() + 1 : date.getUTCDate();
  if (text.length <= 2) return pad(number, text.length);
  const style = text.length === 3 ? 'short' : 'long';
  const name = nameOf(date, locale, isMonth ? { month: style } : { weekday: style });
  // German abbreviations come without the point that Intl gives them.
  const bare = style === 'short' ? name.replace(/\.$/, '') : name;
  return isMonth && text.length === 5 ? bare.slice(0, 1) : bare;
}

/** An `m` beside hours or seconds means minutes. */
function isMinute(parts: readonly FormatToken[], index: number): boolean {
  const token = parts[index];
  if (token === undefined || !/^mm?$/.test(token.text)) return false;
  return (parts[index - 1]?.text ?? '').startsWith('h') || (parts[index + 1]?.text ?? '').startsWith('s');
}

function elapsed(serial: number, text: string): string {
  const unit = { h: HOUR_MS, m: MINUTE_MS, s: SECOND_MS }[text[0] ?? ''] ?? HOUR_MS;
  return pad(Math.floor(Math.round(serial * DAY_MS) / unit), text.length);
}

/** A day count by a date's or a time's format: `dd.mm.yyyy`, `h:mm AM/PM`, `[h]:mm`. */
export function formatDate(serial: number, tokens: readonly FormatToken[], locale: Locale): string {
  const decimals = tokens.filter(({ kind }) => kind === 'digit').length;
  const step = decimals === 0 ? SECOND_MS : 1;
  const exact = dateOf(serial).getTime();
  const date = new Date(Math.round(exact / step) * step);
  const parts = tokens.filter(({ kind }) => kind === 'date' || kind === 'elapsed');
  const has12Hours = tokens.some(({ kind }) => kind === 'meridiem');
  const partText = (token: FormatToken): string => {
    const { text } = token;
    if (text.startsWith('y'))
      return text.length <= 2 ? pad(date.getUTCFullYear() % 100, 2) : String(date.getUTCFullYear());
    if (text.startsWith('h')) {
      const hour = date.getUTCHours();
      return pad(has12Hours ? hour % 12 || 12 : hour, Math.min(text.length, 2));
    }
    if (text.startsWith('s')) return pad(date.getUTCSeconds(), Math.min(text.length, 2));
    return isMinute(parts, parts.indexOf(token))
      ? pad(date.getUTCMinutes(), text.length)
      : monthOrDay(date, text, locale);
  };
  let fraction = pad(date.getUTCMilliseconds(), 3);
  return tokens
    .map((token) => {
      if (token.kind === 'date') return partText(token);
      if (token.kind === 'elapsed') return elapsed(serial, token.text);
      if (token.kind === 'meridiem') return date.getUTCHours() < 12 ? 'AM' : 'PM';
      if (token.kind !== 'digit') return token.text;
      const digit = fraction[0] ?? '0';
      fraction = fraction.slice(1);
      return digit;
    })
    .join('');
}
