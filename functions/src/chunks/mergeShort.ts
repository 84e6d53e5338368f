/** A part of a document before it becomes a passage. */
export interface TextPart {
  headings: readonly string[];
  page: number | null;
  text: string;
}

/** Text of fewer characters says too little to be found by itself. */
const SHORT = 50;

/**
 * Parts that are very short join their neighbours on the same page, the next one or else the one before, as long as they fit.
 * Headings that only one of them stands under go into the text.
 */
export function mergeShort(parts: readonly TextPart[], max: number): TextPart[] {
  const merged: TextPart[] = [];
  for (const part of parts) {
    const before = merged.at(-1);
    const isShort = before !== undefined && (before.text.length < SHORT || part.text.length < SHORT);
    const both = before !== undefined && isShort && before.page === part.page ? joined(before, part) : undefined;
    if (both === undefined || both.text.length > max) merged.push(part);
    else merged[merged.length - 1] = both;
  }
  return merged;
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
