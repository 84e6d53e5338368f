/** Path patterns that stand in a text, one per line. */
export function pathPatterns(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
