import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { storedField } from '../widget/look/settingField.ts';

/** A time of day, `00:00` to `23:59`. */
export const timeOfDaySchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Fields of opening hours in the organization's time zone: those of a chatbot, or a team's own. */
export function openingOf(object: typeof z.strictObject) {
  /** One day; null is closed. `to` is later than `from`. */
  const day = z.nullable(
    object({ from: timeOfDaySchema, to: timeOfDaySchema }).check(z.refine(({ from, to }) => from < to)),
  );
  /** Days yyyy-mm-dd without opening hours, the first and the last one. */
  const closed = object({ from: z.iso.date(), to: z.iso.date() }).check(z.refine(({ from, to }) => from <= to));
  return {
    /** Monday to Sunday; null: at any time. */
    hours: z.nullable(z.array(day).check(z.length(7))),
    /** Closed days, of whatever weekday. */
    closedDays: storedField(z.array(closed).check(z.maxLength(LIMITS.closedDays)), []),
  };
}
