import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';
import type { AddFigure } from './takeDates.ts';

const BEFORE = String.raw`(?<![\d.,:])(\d{1,2})`;
const CLOCK = anyOf(({ amounts }) => amounts.clock);
const TO = anyOf(({ joints }) => `${joints.to}|${joints.and}`);

const TWELVE = new RegExp(String.raw`${BEFORE}(?:[:.](\d{2}))?\s?([ap])\.?\s?m(?!\p{L})\.?`, 'giu');
const MINUTES = new RegExp(String.raw`${BEFORE}:(\d{2})(?![\d:])(?:\s?(?:${CLOCK}|h)(?!\p{L}))?`, 'giu');
const WITH_WORD = new RegExp(String.raw`${BEFORE}(?:\.(\d{2})\s?${CLOCK}|h(\d{2}))(?!\p{L})`, 'giu');
/** The first hour of a range of which only the last one says that it is one. */
const RANGE = new RegExp(String.raw`${BEFORE}(?=\s?(?:-|–|${TO})\s?\d{1,2}(?:[:.]\d{2})?\s?${CLOCK}(?!\p{L}))`, 'giu');
const FULL = new RegExp(String.raw`${BEFORE}\s?(?:${CLOCK}|o[’']clock|h)(?!\p{L})`, 'giu');

/** A time of day as a figure reads it. */
export function timeOf(hours: number, minutes = '00'): string {
  return `time ${hours}:${minutes}`;
}

/** Takes the times of day out of a text. "14 Uhr" is 2 p.m. as well as the number 14. */
export function takeTimes(text: string, add: AddFigure): string {
  return text
    .replace(RANGE, (_, hours: string) => add(String(Number(hours)), timeOf(Number(hours))))
    .replace(TWELVE, (_, hours: string, minutes: string | undefined, half: string) =>
      add(timeOf((Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minutes)),
    )
    .replace(MINUTES, (_, hours: string, minutes: string) => add(timeOf(Number(hours), minutes)))
    .replace(WITH_WORD, (_, hours: string, dotted: string | undefined, joined: string | undefined) =>
      add(timeOf(Number(hours), dotted ?? joined)),
    )
    .replace(FULL, (_, hours: string) => add(String(Number(hours)), timeOf(Number(hours))));
}
