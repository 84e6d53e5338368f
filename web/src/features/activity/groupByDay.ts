export interface Day<T> {
  /** yyyy-mm-dd in the time zone asked for. */
  key: string;
  entries: readonly T[];
}

/** Entries, newest first, under the day on which they happened in `timeZone`. The order is kept. */
export function groupByDay<T extends { at: Date }>(entries: readonly T[], timeZone: string): readonly Day<T>[] {
  // Sweden writes dates as yyyy-mm-dd.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const days: { key: string; entries: T[] }[] = [];
  for (const entry of entries) {
    const key = format.format(entry.at);
    const last = days.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else days.push({ key, entries: [entry] });
  }
  return days;
}
