const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
/** Numbers of lists in documents for people; a greater one is written in digits. */
const MOST = 4000;

function roman(number: number): string {
  let rest = number;
  return ROMAN.map(([value, digits]) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return digits.repeat(count);
  }).join('');
}

/** a to z, then aa to zz, as Word counts. */
function letters(number: number): string {
  return String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.floor((number - 1) / 26) + 1);
}

/**
 * A number of a list as Word writes it in a format (`w:numFmt`); undefined for bullets and lists without a mark.
 * @see ECMA-376 part 1, 17.18.59 ST_NumberFormat
 */
export function formatListNumber(number: number, format: string): string | undefined {
  if (format === 'bullet' || format === 'none') return undefined;
  if (number < 1 || number > MOST) return String(number);
  switch (format) {
    case 'lowerLetter':
      return letters(number);
    case 'upperLetter':
      return letters(number).toUpperCase();
    case 'lowerRoman':
      return roman(number);
    case 'upperRoman':
      return roman(number).toUpperCase();
    case 'decimalZero':
      return String(number).padStart(2, '0');
    default:
      return String(number);
  }
}
