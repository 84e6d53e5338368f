/**
 * Calling codes of countries in which a number begins with one zero that falls away behind the code, by their time zones. Sources: ITU, list of
 * assigned country codes (https://www.itu.int/pub/T-SP-E.164D) and of dialling procedures (https://www.itu.int/pub/T-SP-PP.RES.1), IANA time zones.
 */
const CODES: Readonly<Record<string, string>> = {
  'Europe/Berlin': '49',
  'Europe/Busingen': '49',
  'Europe/Vienna': '43',
  'Europe/Zurich': '41',
  'Europe/Amsterdam': '31',
  'Europe/Brussels': '32',
  'Europe/Paris': '33',
  'Europe/London': '44',
};

/** Calling code of numbers that people of a time zone write without their country; empty where that is not known. */
export function callingCodeOf(timezone: string): string {
  return CODES[timezone] ?? '';
}
