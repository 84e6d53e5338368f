import { AppError } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import { addDays, calendarDay, daysApart } from '../time/calendarDay.ts';

/** The periods that figures can be asked for by name. */
export const PERIOD_PRESETS = ['this-month', 'last-month', 'last-7', 'last-30', 'last-90'] as const;

export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

/** Days of the organization's calendar, yyyy-mm-dd, both included. */
export interface Period {
  preset: PeriodPreset | 'custom';
  from: string;
  to: string;
  /** Number of days. */
  days: number;
}

interface CustomPeriod {
  from: string;
  to: string;
}

const DAYS = { 'last-7': 7, 'last-30': 30, 'last-90': 90 } as const;

function period(preset: Period['preset'], from: string, to: string): Period {
  return { preset, from, to, days: daysApart(from, to) + 1 };
}

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text
  );
}

function customPeriod({ from, to }: CustomPeriod, today: string): Period {
  if (!isDay(from) || !isDay(to)) throw new AppError('invalid-input');
  if (from > to) throw new AppError('period-reversed');
  if (to > today) throw new AppError('period-in-future');
  if (daysApart(from, to) + 1 > LIMITS.periodDaysMax)
    throw new AppError('period-too-long', { max: LIMITS.periodDaysMax });
  return period('custom', from, to);
}

/**
 * The days that a period has at `now` in the organization's time zone, today included where the period goes on. Where the viewer is
 * plays no part. Throws for days that are none (`invalid-input`), the wrong way round (`period-reversed`), not over
 * (`period-in-future`) or too many (`period-too-long` { max }).
 */
export function periodOf(chosen: PeriodPreset | CustomPeriod, now: Date, timezone: string): Period {
  const today = calendarDay(now, timezone);
  if (typeof chosen === 'object') return customPeriod(chosen, today);
  const firstOfMonth = `${today.slice(0, 'yyyy-mm'.length)}-01`;
  if (chosen === 'this-month') return period(chosen, firstOfMonth, today);
  if (chosen === 'last-month') {
    const last = addDays(firstOfMonth, -1);
    return period(chosen, `${last.slice(0, 'yyyy-mm'.length)}-01`, last);
  }
  return period(chosen, addDays(today, 1 - DAYS[chosen]), today);
}

/** The day `day` of the month before that of `month` (yyyy-mm); its last day where it has fewer. */
function inMonthBefore(month: string, day: number): string {
  const last = addDays(`${month}-01`, -1);
  const lastDay = Number(last.slice(-2));
  return `${last.slice(0, 'yyyy-mm'.length)}-${String(Math.min(day, lastDay)).padStart(2, '0')}`;
}

/**
 * Period to compare with: as many days before it; for this month the same days of the month before, as far as that has them, and
 * for last month the whole month before.
 */
export function previousPeriodOf({ preset, from, to, days }: Period): Period {
  const month = from.slice(0, 'yyyy-mm'.length);
  if (preset === 'this-month')
    return period('custom', inMonthBefore(month, 1), inMonthBefore(month, Number(to.slice(-2))));
  if (preset === 'last-month') return period('custom', inMonthBefore(month, 1), inMonthBefore(month, 31));
  return period('custom', addDays(from, -days), addDays(from, -1));
}
