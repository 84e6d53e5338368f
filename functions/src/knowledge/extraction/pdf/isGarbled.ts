/** More than this share of characters that mean nothing, and nobody can read the rest either. */
const MAX_SHARE = 0.1;
/** Control and private characters and marks for what could not be decoded. */
const MEANINGLESS = /[\p{Cc}\p{Co}\p{Cn}\uFFFD]/gu;

/** True if text looks like that of a PDF whose fonts do not say which characters their shapes represent. */
export function isGarbled(text: string): boolean {
  const dense = text.replace(/[\t\n\r ]/g, '');
  return (dense.match(MEANINGLESS)?.length ?? 0) > dense.length * MAX_SHARE;
}
