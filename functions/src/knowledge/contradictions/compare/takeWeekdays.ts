import { fold } from '@parlance/domain/text/fold';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

const DAYS = 7;
const NAMES = Array.from(
  { length: DAYS },
  (_, day) => new RegExp(`^${anyOf(({ amounts }) => amounts.days[day] ?? '')}$`),
);
const WEEKDAYS = anyOf(({ amounts }) => amounts.weekdays);
const WEEKENDS = anyOf(({ amounts }) => amounts.weekends);
const DAILY = anyOf(({ amounts }) => amounts.daily);
const GROUPS: readonly [pattern: RegExp, days: readonly number[]][] = [
  [new RegExp(`^${WEEKDAYS}$`, 'iu'), [0, 1, 2, 3, 4]],
  [new RegExp(`^${WEEKENDS}$`, 'iu'), [5, 6]],
  [new RegExp(`^${DAILY}$`, 'iu'), [0, 1, 2, 3, 4, 5, 6]],
];
const LONG = anyOf(({ amounts }) => amounts.longDays);
const SHORT = anyOf(({ amounts }) => amounts.shortDays);
const TO = String.raw`\.?\s*(?:-|–|${anyOf(({ joints }) => joints.toDay)})\s*`;
const LONG_SPAN = new RegExp(String.raw`(?<!\p{L})(${LONG})(?:${TO}(${LONG})(?!\p{L}))?(?!\p{L})`, 'giu');
/** Short names are other words as well: one stands before a dash, a colon, a time or another day. */
const SHORT_SPAN = new RegExp(
  String.raw`(?<!\p{L})(${SHORT})(?:${TO}(${SHORT})(?!\p{L})|(?=\.?\s*(?:[:,/&]|\d)))`,
  'gu',
);
const GROUP = new RegExp(String.raw`(?<!\p{L})(?:${WEEKDAYS}|${WEEKENDS}|${DAILY})(?!\p{L})`, 'giu');

function dayOf(name: string): number {
  return NAMES.findIndex((pattern) => pattern.test(fold(name)));
}

/** A text without its days of the week, and these: 0 for Monday. */
export function takeWeekdays(text: string): { days: ReadonlySet<number>; rest: string } {
  const days = new Set<number>();
  const take = (_: string, from: string, to?: string): string => {
    const first = dayOf(from);
    const last = to === undefined ? first : dayOf(to);
    const length = (last - first + DAYS) % DAYS;
    for (let step = 0; step <= length; step += 1) days.add((first + step) % DAYS);
    return ' ';
  };
  const rest = text
    .replace(LONG_SPAN, take)
    .replace(SHORT_SPAN, take)
    .replace(GROUP, (written) => {
      const [, known = []] = GROUPS.find(([pattern]) => pattern.test(written)) ?? [];
      for (const day of known) days.add(day);
      return ' ';
    });
  return { days, rest };
}
