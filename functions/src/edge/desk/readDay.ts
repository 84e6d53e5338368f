const FORMS = [
  /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)$/,
  /^(?<day>\d\d?)\.\s?(?<month>\d\d?)\.\s?(?<year>\d{4})$/,
];

/** A day as a date field sends it, or as people type it where a browser has no such field ("31.12.2026"), as yyyy-mm-dd. Undefined for none. */
export function readDay(text: string): string | undefined {
  for (const form of FORMS) {
    const { year = '', month = '', day = '' } = form.exec(text.trim())?.groups ?? {};
    const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const date = new Date(`${written}T00:00:00Z`);
    if (year !== '' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)) return written;
  }
  return undefined;
}
