/** A part of a document before it becomes a passage. */
export interface TextPart {
  headings: readonly string[];
  page: number | null;
  text: string;
}

/** Text of fewer characters says too little to be found by itself. */
const SHORT = 50;
/** A sentence under a heading of its own is an answer, however short. */
const SENTENCE_END = /[.!?…]["”“»)]*$/;

/**
 * Parts that are very short join their neighbours on the same page, as long as they fit: those under the same headings, and
 * what is no sentence those under others too. Headings that only one of them stands under go into the text.
 */
export function mergeShort(parts: readonly TextPart[], max: number): TextPart[] {
  const merged: TextPart[] = [];
  for (const part of parts) {
    const before = merged.at(-1);
    const both = before !== undefined && belongTogether(before, part) ? joined(before, part) : undefined;
    if (both === undefined || both.text.length > max) merged.push(part);
    else merged[merged.length - 1] = both;
  }
  return merged;
}

function belongTogether(one: TextPart, other: TextPart): boolean {
  if (one.page !== other.page) return false;
  const isSame = one.headings.join('\n') === other.headings.join('\n');
  return [one, other].some(({ text }) => text.length < SHORT && (isSame || !SENTENCE_END.test(text)));
}

function joined(one: TextPart, other: TextPart): TextPart {
  const differing = one.headings.findIndex((heading, index) => heading !== other.headings[index]);
  const headings = differing < 0 ? one.headings : one.headings.slice(0, differing);
  const textOf = (part: TextPart): string => {
    const own = part.headings.slice(headings.length).join(' › ');
    return own === '' ? part.text : `${own}\n${part.text}`;
  };
  return { headings, page: one.page, text: `${textOf(one)}\n\n${textOf(other)}` };
}
