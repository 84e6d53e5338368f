import type { Section } from '../section.ts';

/** A row of a table, or a term with what it means. */
const FACT = / \| |^(?!-\s)[^.!?\n]{1,60}: \S/;

/**
 * The text of a page from the first to the last block that its main text holds, so that nothing in between is missing: readers of main texts
 * drop price lists, panels and answers of a few words. Of what stands before and after it, what the main text holds, and rows.
 * @param whole The page without its frame.
 * @param main What the reader of main texts finds on it.
 */
export function withGaps(whole: readonly Section[], main: readonly Section[]): Section[] {
  const held = new Set(main.flatMap(({ text, headings }) => [...text.split(/\n+/), ...headings]).map(plain));
  const isHeld = (block: string) => block.split('\n').some((line) => held.has(plain(line)));
  const blocks = whole.flatMap(({ text }) => text.split('\n\n'));
  const first = blocks.findIndex(isHeld);
  const last = blocks.findLastIndex(isHeld);
  let index = -1;
  return whole.flatMap((section) => {
    const kept = section.text.split('\n\n').filter((block) => {
      index += 1;
      return (index >= first && index <= last) || isHeld(block) || FACT.test(block);
    });
    return kept.length === 0 ? [] : [{ ...section, text: kept.join('\n\n') }];
  });
}

/** Without the mark of a list's item, and spaces. */
function plain(text: string): string {
  return text.replace(/^(?:-|\w{1,5}\.)\s/, '').replace(/\s+/g, '');
}
