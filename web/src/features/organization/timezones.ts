export interface Timezone {
  id: string;
  /** "Europe/Berlin (UTC+01:00)". */
  label: string;
}

/** Offset of a zone from UTC at `now`, such as "UTC+05:30"; "UTC" if there is none. */
function offsetOf(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return offset.replace('GMT', 'UTC');
}

/** Every time zone that this browser knows, with its offset at `now`. `current` is among them, even under an older name. */
export function timezones(current: string, now: Date): readonly Timezone[] {
  const ids = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current]);
  return [...ids].toSorted().map((id) => ({ id, label: `${id.replaceAll('_', ' ')} (${offsetOf(id, now)})` }));
}
