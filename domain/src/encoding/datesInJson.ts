/** A date in JSON: milliseconds since 1970 under a name that no document has a field of. */
const DATE_KEY = '$date';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}

/** A value with every `Date` in it replaced by what `decodeDates` makes one of again. */
export function encodeDates(value: unknown): unknown {
  if (value instanceof Date) return { [DATE_KEY]: value.getTime() };
  if (Array.isArray(value)) return value.map(encodeDates);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, encodeDates(each)]));
}

/** The inverse of `encodeDates`. */
export function decodeDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decodeDates);
  if (!isRecord(value)) return value;
  const moment = value[DATE_KEY];
  if (typeof moment === 'number') return new Date(moment);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, decodeDates(each)]));
}
