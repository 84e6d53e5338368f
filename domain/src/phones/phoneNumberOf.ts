/** Digits and the signs that people put between them. */
const WRITTEN = /^\+?[\d\s()/.‐-―-]+$/;
const SIGNS = /[\s()/.‐-―-]/g;
/** At most 15 digits with the country's. Source: https://www.itu.int/rec/T-REC-E.164, section 6. Fewer than 7 are nobody's own number. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;
/** Zero that is dialled within a country alone, as it stands in +49 (0)170. */
const OWN_ZERO = /\(\s*0\s*\)/;

/**
 * A phone number in the one form in which two are compared: +491701234567 (E.164). Undefined of anything else, and of a number without its
 * country where none is given.
 * @param callingCode Digits of the country of numbers that begin with one zero; empty where it is not known.
 */
export function phoneNumberOf(typed: string, callingCode = ''): string | undefined {
  const text = typed.trim();
  if (!WRITTEN.test(text)) return undefined;
  const isAbroad = text.startsWith('+') || text.startsWith('00');
  const digits = (isAbroad ? text.replace(OWN_ZERO, '') : text).replaceAll(SIGNS, '').replace(/^00/, '+');
  if (digits.startsWith('+')) return INTERNATIONAL.test(digits) ? digits : undefined;
  if (!digits.startsWith('0') || callingCode === '') return undefined;
  const number = `+${callingCode}${digits.slice(1)}`;
  return INTERNATIONAL.test(number) ? number : undefined;
}
