/** The first letters of the first and the last word of a name, in capitals. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : ''];
  return [first, last].map((word) => (/^./u.exec(word)?.[0] ?? '').toUpperCase()).join('');
}
