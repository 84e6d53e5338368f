const DIGITS = 9;

/** A release's number as a text in the order of numbers, by which its list of sources is found. */
export function releaseKey(number: number): string {
  return String(number).padStart(DIGITS, '0');
}
