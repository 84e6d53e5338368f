const LETTERS =
  /(?:list-style(?:-type)?\s*:[^;]{0,60}?|counter\([^(),]{1,60},\s*)\b(lower|upper)-(alpha|latin|roman)\b/i;

/** Numbering that some styles give a list, as the `type` of an `ol`: "a", "A", "i" or "I". Undefined if they say nothing of letters. */
export function listTypeOf(styles: string): string | undefined {
  const [, size = '', kind = ''] = LETTERS.exec(styles) ?? [];
  if (kind === '') return undefined;
  const type = kind.toLowerCase() === 'roman' ? 'i' : 'a';
  return size.toLowerCase() === 'upper' ? type.toUpperCase() : type;
}
