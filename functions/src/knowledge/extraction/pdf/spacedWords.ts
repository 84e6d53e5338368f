/** Single capitals with one blank between, at least three of them. */
const SPACED = /(?<![^\s])\p{Lu}(?: \p{Lu}){2,}(?![^\s.,:;!?])/gu;

/** True if letters follow each other in the alphabet: then they are a list, such as that of vitamins. */
function isAlphabet(letters: string): boolean {
  return Array.from(letters).every(
    (letter, index) => index === 0 || letter.charCodeAt(0) === letters.charCodeAt(index - 1) + 1,
  );
}

/** A line with its white space as single blanks, in which words whose letters stand apart ("S A L E") are words again. Two blanks part them. */
export function spacedWords(text: string): string {
  return text
    .replace(/\s{3,}/g, '  ')
    .replace(SPACED, (spaced) => {
      const letters = spaced.replaceAll(' ', '');
      return isAlphabet(letters) ? spaced : letters;
    })
    .replace(/\s+/g, ' ')
    .trim();
}
