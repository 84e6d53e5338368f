import type { Stats } from '../documents/chats/stats.ts';
import { HOUR_MS } from '../durations.ts';
import { calendarDay } from '../time/calendarDay.ts';
import { localHour } from '../time/localHour.ts';
import { startOfDay } from '../time/startOfDay.ts';

type Hours = Pick<Stats, 'day' | 'hours' | 'localHours'>;

function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/**
 * A day's answers by the hour of the organization's clock, 0 to 23. Figures from before local hours were counted, wholly or in part,
 * have UTC hours: each of those is looked up in the day. Of a day with 25 hours one UTC hour comes twice, at its beginning and its
 * end, and counts at its end; in time zones off by half an hour an hour counts where it begins.
 */
export function localHoursOf({ day, hours, localHours }: Hours, timezone: string): Readonly<Record<string, number>> {
  if (total(localHours) >= total(hours)) return localHours;
  const begin = startOfDay(day, timezone).getTime();
  const local: Record<string, number> = {};
  const places = new Map<string, number>();
  for (let at = begin - (begin % HOUR_MS); calendarDay(new Date(at), timezone) <= day; at += HOUR_MS) {
    places.set(String(new Date(at).getUTCHours()), localHour(new Date(Math.max(at, begin)), timezone));
  }
  for (const [hour, count] of Object.entries(hours)) {
    const place = places.get(hour);
    // Counted in another time zone, which the organization had then.
    if (place !== undefined) local[place] = (local[place] ?? 0) + count;
  }
  return local;
}
