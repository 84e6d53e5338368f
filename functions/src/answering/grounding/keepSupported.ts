/** Parts of a sentence that can go without it: what is in parentheses, and what follows a semicolon or a dash. */
const PARENTHESES = /\s*\([^()]*\)/g;
const CLAUSES = /(?<=[^\s])\s*(?:;|\s[–—-])\s+/;
const END = /\s*((?:\[\d{1,2}\]|[.!?…\s])*)$/;
const MIN_WORDS = 3;

/**
 * The sentence as far as it may be said: whole, without the parentheses or the clauses that fail `isSupported`, or
 * undefined. Its marks and its end stay.
 */
export function keepSupported(sentence: string, isSupported: (text: string) => boolean): string | undefined {
  if (isSupported(sentence)) return sentence;
  const bare = sentence.replace(PARENTHESES, (part) => (isSupported(part) ? part : ''));
  if (isSupported(bare)) return bare;
  const [, end = ''] = END.exec(bare) ?? [];
  const clauses = bare.slice(0, bare.length - end.length).split(CLAUSES);
  const kept = clauses.filter((clause) => isSupported(clause));
  const text = `${kept.join('; ').trimEnd()}${end === '' ? '' : end.startsWith('[') ? ` ${end}` : end}`;
  const isWorthIt = clauses[0] === kept[0] && kept.join(' ').split(/\s+/).length >= MIN_WORDS;
  return isWorthIt && isSupported(text) ? text : undefined;
}
