const BOTH = /^\d+(?:([.,])\d{3})+([.,])\d+$/;

/** The separator of thousands and of decimals in a language; of one that is not known none is either. */
function separatorsOf(language: string | null): { group: string; decimal: string } {
  if (language === null) return { group: '', decimal: '' };
  const parts = new Intl.NumberFormat(language).formatToParts(1234567.5);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: partOf('group'), decimal: partOf('decimal') };
}

function valueOf(digits: string): string {
  return String(Number(digits));
}

/**
 * The values that a written number may have where a language is spoken: "1.234" is 1234 in German and 1.234 in English, and may be
 * either where the language separates by neither. "1,234.50" and "1.234,50" have one value anywhere; "0815" is no 815.
 */
export function amountsIn(written: string, language: string | null): string[] {
  if (/^\d+$/.test(written)) return [written.startsWith('0') ? written : String(BigInt(written))];
  const plain = written.replaceAll(/['’]/g, '');
  if (/^\d+$/.test(plain)) return [valueOf(plain)];
  const [, group, decimal] = BOTH.exec(plain) ?? [];
  if (group !== undefined && decimal !== undefined && group !== decimal) {
    return [valueOf(plain.replaceAll(group, '').replace(decimal, '.'))];
  }
  const parts = plain.split(/[.,]/);
  const [whole = '', fraction = ''] = parts;
  const isGrouped = parts.slice(1).every((part) => part.length === 3) && whole.length <= 3;
  if (parts.length > 2) return [isGrouped ? valueOf(parts.join('')) : written];
  const asDecimal = valueOf(`${whole}.${fraction}`);
  if (!isGrouped || whole === '0') return [asDecimal];
  const separators = separatorsOf(language);
  const separator = plain.charAt(whole.length);
  if (separator === separators.group) return [valueOf(whole + fraction)];
  return separator === separators.decimal ? [asDecimal] : [valueOf(whole + fraction), asDecimal];
}
