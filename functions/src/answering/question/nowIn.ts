/** Date and time where the business is, for model and checks: "Sunday, 22 November 2026 at 14:05 (Europe/Berlin)". */
export function nowIn(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${format.format(now)} (${timeZone})`;
}
