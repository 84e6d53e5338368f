/** Single capitals or digits with one blank between, at least three of them. */
const SPACED = /(?<![^\s])\p{Lu}(?: \p{Lu}){2,}(?![^\s.,:;!?])/gu;

/** A line with its white space as single blanks, in which words whose letters stand apart ("S A L E") are words again. Two blanks part them. */
export function spacedWords(text: string): string {
  return text
    .replace(/\s{3,}/g, '  ')
    .replace(SPACED, (letters) => letters.replaceAll(' ', ''))
    .replace(/\s+/g, ' ')
    .trim();
}
