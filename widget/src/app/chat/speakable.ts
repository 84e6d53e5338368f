/** An answer's text without citation marks and stars, for the ear and the clipboard. */
export function speakable(text: string): string {
  return text.replace(/ ?\[\d{1,3}\]|\*\*/g, '');
}
