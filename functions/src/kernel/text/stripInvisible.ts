/** Zero-width characters, marks that reorder text, Unicode tags and variation selectors: what a model reads and people don't see. */
const INVISIBLE = /[\p{Cf}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]/gu;
const CONTROL = /[^\P{Cc}\t\n]/gu;

/** Text as people see it: without invisible characters and without control characters but tabs and line breaks. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(CONTROL, '');
}
