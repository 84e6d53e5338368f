/** Control characters and the marks that reorder text, which the server refuses; tabs and line breaks stay. */
const REFUSED = /[^\P{Cc}\t\n]|\p{Bidi_Control}/gu;

/** A typed or pasted text as the server takes it. */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(REFUSED, '').trim();
}
