/** True iff `value` is a time zone that dates can be formatted in, such as "Europe/Berlin" (IANA time zone database). */
export function isTimezone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
