const QUOTE = 400;

/** A passage's words as far as a citation shows them. */
export function quoteOf(text: string): string {
  return text.slice(0, QUOTE).toWellFormed();
}
