import { DAY_MS } from '@parlance/domain/durations';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const RULE = /^(?<anchor>easter|advent|\d{1,2}-\d{1,2}|\d{1,2}\.[a-z]{3}\.\d)(?<days>[+-]\d+)?$/;

/** The day of a year, as its midnight in UTC, that a rule of the vocabularies' `holidays` means. Throws for what is no such rule. */
export function dayOfRule(rule: string, year: number): Date {
  const { anchor, days = '0' } = RULE.exec(rule)?.groups ?? {};
  if (anchor === undefined) throw new Error(`No rule of a day: ${rule}`);
  return new Date(anchorOf(anchor, year) + Number(days) * DAY_MS);
}

function anchorOf(anchor: string, year: number): number {
  if (anchor === 'easter') return easterOf(year);
  // The last Sunday before Christmas Day.
  if (anchor === 'advent') return Date.UTC(year, 11, 24 - new Date(Date.UTC(year, 11, 24)).getUTCDay());
  const [month = '', day = '', nth] = anchor.split(/[-.]/);
  if (nth === undefined) return Date.UTC(year, Number(month) - 1, Number(day));
  const first = new Date(Date.UTC(year, Number(month) - 1, 1)).getUTCDay();
  const offset = (WEEKDAYS.indexOf(day) - first + 7) % 7;
  return Date.UTC(year, Number(month) - 1, 1 + offset + 7 * (Number(nth) - 1));
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}
