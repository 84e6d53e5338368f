import * as z from 'zod/mini';

/** True iff it is a day of the calendar, as yyyy-mm-dd. */
function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** A day of somebody's calendar, as yyyy-mm-dd. */
export const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay));
