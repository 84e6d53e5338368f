/** Prefixes and lengths of the card networks' numbers (ISO/IEC 7812). */
const NETWORKS: readonly (readonly [begin: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^3(?:0[0-5]|[689])/, [14, 16]],
  [/^35(?:2[89]|[3-8])/, [16]],
  [/^6(?:011|4[4-9]|5)/, [16]],
  [/^(?:50|5[6-9]|6)/, [16, 18, 19]],
];

/** True iff `digits` is the number of a payment card: of a network's form, with a check digit that fits (Luhn). */
export function isCard(digits: string): boolean {
  if (!NETWORKS.some(([begin, lengths]) => begin.test(digits) && lengths.includes(digits.length))) return false;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
