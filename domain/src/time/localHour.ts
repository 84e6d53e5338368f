const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', hourCycle: 'h23' });
  formats.set(timezone, format);
  return format;
}

/** The hour, 0 to 23, that a clock in an IANA time zone shows at a moment. Where clocks go back, one hour comes twice. */
export function localHour(moment: Date, timezone: string): number {
  return Number(formatOf(timezone).format(moment));
}
