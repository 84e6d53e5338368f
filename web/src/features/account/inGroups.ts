/** Text in groups of four characters: easier to type from one screen to another. */
export function inGroups(text: string): string {
  return text.match(/.{1,4}/g)?.join(' ') ?? '';
}
