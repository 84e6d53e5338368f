import { startOfDay } from './startOfDay.ts';

interface DayRange {
  /** The first moment of the first day. */
  from: Date | undefined;
  /** The first moment after the last day. */
  before: Date | undefined;
}

/** The moments between two days, as yyyy-mm-dd, of an IANA time zone. Either end may be open. */
export function dayRange(from: string | undefined, to: string | undefined, timezone: string): DayRange {
  return {
    from: from === undefined ? undefined : startOfDay(from, timezone),
    before: to === undefined ? undefined : startOfDay(to, timezone, 1),
  };
}
