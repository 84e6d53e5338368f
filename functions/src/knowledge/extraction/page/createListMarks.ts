import { formatListNumber } from '../marks/formatListNumber.ts';
import type { Attributes } from './events/PageEvent.ts';

/** Word's names of the ways in which HTML numbers lists. */
const FORMATS: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

/** Says what stands before the items of a page's lists. */
export interface ListMarks {
  /** A list opens, if the element is one. */
  open: (name: string, attributes: Attributes) => void;
  /** The mark of the next item: "- ", "3. " or "c. ". */
  item: (attributes: Attributes) => string;
  close: (name: string) => void;
}

export function createListMarks(): ListMarks {
  /** Of each list that is open: the number of its next item and how it is written, null where items have none. */
  const lists: ({ next: number; format: string } | null)[] = [];
  return {
    open: (name, { start = '1', type = '1' }) => {
      if (name === 'ol') lists.push({ next: Number.parseInt(start, 10) || 1, format: FORMATS[type] ?? 'decimal' });
      else if (name === 'ul') lists.push(null);
    },
    item: ({ value = '' }) => {
      const list = lists.at(-1) ?? null;
      if (list === null) return '- ';
      const number = Number.parseInt(value, 10) || list.next;
      list.next = number + 1;
      return `${formatListNumber(number, list.format) ?? number}. `;
    },
    close: (name) => {
      if (name === 'ol' || name === 'ul') lists.pop();
    },
  };
}
