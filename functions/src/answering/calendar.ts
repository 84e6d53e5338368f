/** The calendar day yyyy-mm-dd of a moment in an IANA time zone. */
export function dayOf(moment: Date, timezone: string): string {
  // Swedish writes dates the ISO way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' }).format(moment);
}

/** The calendar month yyyy-mm of a moment in an IANA time zone. */
export function monthOf(moment: Date, timezone: string): string {
  return dayOf(moment, timezone).slice(0, 7);
}
