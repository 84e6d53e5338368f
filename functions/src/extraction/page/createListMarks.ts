type Attributes = Readonly<Record<string, string>>;

/** Says what stands before the items of a page's lists. */
export interface ListMarks {
  /** A list opens, if the element is one. */
  open: (name: string, attributes: Attributes) => void;
  /** The mark of the next item: "- " or "3. ". */
  item: (attributes: Attributes) => string;
  close: (name: string) => void;
}

export function createListMarks(): ListMarks {
  /** Of each list that is open: the number of its next item, null where items have none. */
  const lists: (number | null)[] = [];
  return {
    open: (name, { start = '1' }) => {
      if (name === 'ol') lists.push(Number.parseInt(start, 10) || 1);
      else if (name === 'ul') lists.push(null);
    },
    item: ({ value = '' }) => {
      const next = lists.at(-1) ?? null;
      if (next === null) return '- ';
      const number = Number.parseInt(value, 10) || next;
      lists[lists.length - 1] = number + 1;
      return `${number}. `;
    },
    close: (name) => {
      if (name === 'ol' || name === 'ul') lists.pop();
    },
  };
}
