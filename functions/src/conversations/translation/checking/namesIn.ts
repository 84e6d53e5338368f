const WORD = /[\p{L}\p{N}]+/gu;
/** Abbreviations that languages have words of their own for. */
const TRANSLATED = new Set(
  'AGB PLZ UVP EUR USD GBP CHF VAT MWST GMBH UID ZIP RRP FAQ PS OK NB TV PC CEO USA US UK EU VS ASAP ETA FYI'.split(
    ' ',
  ),
);

/** True for "DHL" and for "PayPal" and "iPhone": capital letters where no sentence and no noun has them. */
function isName(word: string): boolean {
  if (TRANSLATED.has(word.toUpperCase())) return false;
  return /^\p{Lu}{2,}$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word);
}

/** Names in a text that capital letters tell from words, in small letters. None in a text that is written in capitals throughout. */
export function namesIn(text: string): ReadonlySet<string> {
  if (!/\p{Ll}/u.test(text)) return new Set();
  const words = text.match(WORD) ?? [];
  const shouted = words.filter((word) => /^\p{Lu}{2,}$/u.test(word)).length;
  // "BITTE HELFEN SIE MIR, danke": a visitor who writes in capitals means no names.
  const isShouting = shouted >= 3 && shouted * 3 > words.length;
  return new Set(words.filter((word) => isName(word) && !isShouting).map((word) => word.toLowerCase()));
}
