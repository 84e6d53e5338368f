import { boundOf } from './boundOf.ts';
import { takeMatches } from './takeMatches.ts';
import type { Taken } from './Taken.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

const OCLOCK = anyOf(({ amounts }) => amounts.clock);
const TO = anyOf(({ joints }) => joints.toTime);
const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(a\.?m\.?|p\.?m\.?|${OCLOCK}\b)?`;
const RANGE = new RegExp(String.raw`(?<![\p{L}\p{N}.,])${CLOCK}\s*(?:-|–|${TO})\s*${CLOCK}(?![\p{L}\p{N}€$%])`, 'giu');
const SINGLE = new RegExp(String.raw`(?<![\p{L}\p{N}.,])${CLOCK}(?![\p{L}\p{N}€$%])`, 'giu');
const IS_TIME = new RegExp(String.raw`\d:\d{2}|${OCLOCK}|\d\s*[ap]\.?m`, 'iu');
const HALF_DAY = 12;

function minutesOf(hours: string, minutes: string | undefined, marker: string | undefined): number {
  const isHalf = /^[ap]/i.test(marker ?? '');
  const base = isHalf ? Number(hours) % HALF_DAY : Number(hours);
  return (base + (/^p/i.test(marker ?? '') ? HALF_DAY : 0)) * 60 + Number(minutes ?? 0);
}

/** "9 to 18" alone may be anything: a time has a colon, "Uhr", "am" or "pm". */
function isTime(written: string): boolean {
  return IS_TIME.test(written);
}

/** Takes out times of the day and spans of them, in minutes since midnight. */
export function takeTimes(taken: Taken): Taken {
  const figures = [...taken.figures];
  const untilSpans = takeMatches(taken.rest, RANGE, ([written = '', h1 = '', m1, a1, h2 = '', m2, a2]) => {
    if (!isTime(written)) return undefined;
    // Of "9 to 11 am" the first is in the morning too, of "9 to 5 pm" nobody knows.
    const first = a1 ?? (/^a/i.test(a2 ?? '') ? a2 : undefined);
    const values = [minutesOf(h1, m1, first), minutesOf(h2, m2, a2)];
    figures.push({ kind: 'time', unit: 'min', bound: 'range', values, written: written.trim() });
    return ' ';
  });
  const rest = takeMatches(untilSpans, SINGLE, ([written = '', hours = '', minutes, marker], { before, after }) => {
    if (!isTime(written)) return undefined;
    const values = [minutesOf(hours, minutes, marker)];
    figures.push({ kind: 'time', unit: 'min', bound: boundOf(before, after), values, written: written.trim() });
    return ' ';
  });
  return { figures, rest };
}
