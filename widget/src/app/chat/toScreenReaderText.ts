/** An answer's text without citation marks and stars, for screen readers and the clipboard. */
export function toScreenReaderText(text: string): string {
  return text.replace(/ ?\[\d{1,3}\]|\*\*/g, '');
}
