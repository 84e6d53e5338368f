import { escapeRegExp } from '../../../kernel/text/escapeRegExp.ts';

interface Hidden {
  /** The text with a mark such as [#1] in place of each thing that is masked. Equal things have equal marks. */
  text: string;
  /** Puts back what the marks of a translation stand for. Empty where one of them is missing, or there is one that stands for nothing. */
  restore: (translation: string) => string;
}

const MARK = /\[#(\d+)\]/g;

/**
 * Hides what is masked of a text so that it can be put back. Labels tell what of the masked text was something else, and what stands
 * between them says where that is in the text itself.
 */
export function hidePersonal(text: string, masked: string, labels: readonly string[]): Hidden {
  // A mark that somebody has written would be taken for one of these.
  const offset = Math.max(0, ...[...text.matchAll(MARK)].map(([, number]) => Number(number)));
  const hidden: string[] = [];
  const kept = masked.split(new RegExp(labels.map(escapeRegExp).join('|')));
  let marked = '';
  let end = 0;
  for (const [place, words] of kept.entries()) {
    const isLast = place === kept.length - 1;
    const start = isLast ? text.length - words.length : text.indexOf(words, end);
    if (place > 0) marked += markOf(hidden, text.slice(end, start), offset);
    marked += words;
    end = start + words.length;
  }
  const restore = (translation: string): string => {
    const found = new Set([...translation.matchAll(MARK)].map(([, number]) => Number(number)));
    const isWhole = hidden.every((_, place) => found.has(offset + place + 1));
    const isKnown = [...found].every((number) => number <= offset + hidden.length);
    if (!isWhole || !isKnown) return '';
    return translation.replaceAll(MARK, (mark, number: string) => hidden[Number(number) - offset - 1] ?? mark);
  };
  return { text: marked, restore };
}

function markOf(hidden: string[], value: string, offset: number): string {
  const known = hidden.indexOf(value);
  if (known === -1) hidden.push(value);
  return `[#${offset + (known === -1 ? hidden.length : known + 1)}]`;
}
