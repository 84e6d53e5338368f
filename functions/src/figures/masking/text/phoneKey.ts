/** The digits of a phone number that all ways to write it share: without the German country code, another's `00`, and the first 0. */
export function phoneKey(number: string): string {
  const digits = number.replaceAll(/\D/g, '').replace(/^00/, '');
  return digits.replace(/^49(?=\d{6})/, '').replace(/^0+/, '');
}
