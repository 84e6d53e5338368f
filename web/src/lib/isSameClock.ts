/** True iff two IANA time zones show the same time at a moment. */
export function isSameClock(one: string, other: string, at: Date): boolean {
  const shown = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return shown(one) === shown(other);
}
