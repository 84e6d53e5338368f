/** One line of a description. */
export interface WordsLine {
  /** Number of the line in the text, from 1. */
  line: number;
  /** Number that the owner wrote before it, else its place among the lines with text. */
  number: number;
  text: string;
}

/**
 * Lines of a description without their numbers and bullets. Empty ones are left out.
 * @param numbered Words that may stand before a number.
 */
export function linesOfWords(words: string, numbered: string): WordsLine[] {
  const marker = new RegExp(String.raw`^\s*(?:(?:(?:${numbered})\.? )?(\d{1,2})\s*[.):]|[-–—*•·]|\[[ x]?\])\s+`, 'iu');
  let count = 0;
  return words.split(/\r?\n/).flatMap((whole, index) => {
    const [mark = '', number] = marker.exec(whole) ?? [];
    const text = whole.slice(mark.length).trim();
    if (text === '') return [];
    count += 1;
    return [{ line: index + 1, number: number === undefined ? count : Number(number), text }];
  });
}
