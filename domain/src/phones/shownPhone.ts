/** Calling codes of one digit and of two; all others have three. Source: https://www.itu.int/pub/T-SP-E.164D */
const CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** A phone number in digits with its country, as people write it: +49 170 1234567. */
export function shownPhone(digits: string): string {
  const [code = ''] = CODE.exec(digits) ?? [];
  const rest = digits.slice(code.length);
  return `+${code} ${rest.slice(0, 3)} ${rest.slice(3)}`.trim();
}
