interface DayRange {
  /** The first moment of the first day. */
  from: Date | undefined;
  /** The first moment after the last day. */
  before: Date | undefined;
}

function startOf(day: string, daysLater: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater);
}

/** The moments between two days, as yyyy-mm-dd, on the reader's clock. Either end may be open. */
export function dayRange(from: string | undefined, to: string | undefined): DayRange {
  return {
    from: from === undefined ? undefined : startOf(from, 0),
    before: to === undefined ? undefined : startOf(to, 1),
  };
}
