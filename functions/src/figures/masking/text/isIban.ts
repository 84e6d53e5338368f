/** Characters of an IBAN by country, of the SWIFT registry (release 99). */
const LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    15: 'NO',
    16: 'BE',
    18: 'DK FI FO GL NL FK SD',
    19: 'MK SI',
    20: 'AT BA EE KZ LT LU MN XK',
    21: 'CH HR LI LV',
    22: 'BG BH CR DE GB GE IE ME RS VA',
    23: 'AE GI IL IQ OM TL SO',
    24: 'AD CZ ES MD PK RO SA SE SK TN VG',
    25: 'LY PT ST',
    26: 'IS TR',
    27: 'BI DJ FR GR IT MC MR SM',
    28: 'AL AZ BY CY DO GT HU LB NI PL SV',
    29: 'BR EG PS QA UA',
    30: 'JO KW MU YE',
    31: 'MT SC',
    32: 'LC',
    33: 'RU',
  }).flatMap(([length, countries]) => countries.split(' ').map((country) => [country, Number(length)])),
);

/** Number of letters and digits in an IBAN of a country (two capital letters); undefined where it has none. */
export function ibanLength(country: string): number | undefined {
  return LENGTHS[country];
}

/** True iff `text`, capital letters and digits alone, has the length of its country and a check sum that fits (ISO 7064, 97). */
export function isIban(text: string): boolean {
  if (ibanLength(text.slice(0, 2)) !== text.length) return false;
  const digits = `${text.slice(4)}${text.slice(0, 4)}`
    .split('')
    .map((sign) => Number.parseInt(sign, 36))
    .join('');
  return digits.split('').reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
