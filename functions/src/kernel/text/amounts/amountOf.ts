const THOUSANDS = /^\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d{1,2})?$/;
const DECIMAL = /^\d+[.,]\d{1,2}$/;

/**
 * The amounts in a written number: "1.000,50", "1,000.50" and "1000.5" are one and the same, "3-5" and "10/12" are two.
 * "4,90" is never 490.
 */
export function amountOf(token: string): string[] {
  if (/^\d+$/.test(token)) return [String(BigInt(token))];
  if (DECIMAL.test(token)) return [String(Number(token.replace(',', '.')))];
  if (THOUSANDS.test(token)) {
    const [, fraction = ''] = /[.,](\d{1,2})$/.exec(token) ?? [];
    const whole = token.slice(0, token.length - (fraction === '' ? 0 : fraction.length + 1)).replace(/\D/g, '');
    return [String(Number(fraction === '' ? whole : `${whole}.${fraction}`))];
  }
  return token
    .split(/[:/-]/)
    .flatMap((part) => (part === token ? part.split(/\D+/).map((digits) => String(BigInt(digits))) : amountOf(part)));
}
