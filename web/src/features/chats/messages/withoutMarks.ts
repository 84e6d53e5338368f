const MARK = /\s*\[\d{1,2}\]/g;

/** An answer without its marks [n], which stand for passages: as a visitor gets it once it is the business's own answer. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, '');
}
