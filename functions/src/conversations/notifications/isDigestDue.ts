/** The hour of the day at which digests go out, by the organization's clock. */
const HOUR = '08';

/** True iff a digest goes out in this hour: every day, or on Mondays. */
export function isDigestDue(every: 'daily' | 'weekly', timezone: string, now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
  return valueOf('hour') === HOUR && (every === 'daily' || valueOf('weekday') === 'Mon');
}
