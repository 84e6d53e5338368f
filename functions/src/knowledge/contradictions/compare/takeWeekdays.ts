import { fold } from '@parlance/domain/text/fold';

const NAMES: readonly RegExp[] = [
  /^(?:mon(?:days?)?|montags?|mo)$/,
  /^(?:tue(?:s(?:days?)?)?|dienstags?|di)$/,
  /^(?:wed(?:nesdays?)?|mittwochs?|mi)$/,
  /^(?:thu(?:rs(?:days?)?)?|donnerstags?|do)$/,
  /^(?:fri(?:days?)?|freitags?|fr)$/,
  /^(?:sat(?:urdays?)?|samstags?|sonnabends?|sa)$/,
  /^(?:sun(?:days?)?|sonntags?|so)$/,
];
const GROUPS: readonly [pattern: RegExp, days: readonly number[]][] = [
  [/^(?:weekdays?|werktags?|wochentags?|werktagen)$/, [0, 1, 2, 3, 4]],
  [/^(?:weekends?|wochenenden?)$/, [5, 6]],
  [/^(?:daily|taeglich)$/, [0, 1, 2, 3, 4, 5, 6]],
];
const LONG = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?`;
const SHORT = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun|Mo|Di|Mi|Do|Fr|Sa|So';
const TO = String.raw`\.?\s*(?:-|–|to|through|bis)\s*`;
const LONG_SPAN = new RegExp(String.raw`(?<!\p{L})(${LONG})(?:${TO}(${LONG})(?!\p{L}))?(?!\p{L})`, 'giu');
/** "so" and "do" are words as well: a short name stands before a dash, a colon, a time or another day. */
const SHORT_SPAN = new RegExp(
  String.raw`(?<!\p{L})(${SHORT})(?:${TO}(${SHORT})(?!\p{L})|(?=\.?\s*(?:[:,/&]|\d)))`,
  'gu',
);
const GROUP =
  /(?<!\p{L})(?:weekdays?|weekends?|daily|werktags?|werktagen|wochentags?|wochenenden?|täglich)(?!\p{L})/giu;
const DAYS = 7;

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
      const [, known = []] = GROUPS.find(([pattern]) => pattern.test(fold(written))) ?? [];
      for (const day of known) days.add(day);
      return ' ';
    });
  return { days, rest };
}
