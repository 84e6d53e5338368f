/** A line of a list, of numbered steps or of a table. */
const ITEM = /^\s*(?:[-*•–|]|\d{1,3}[.)]\s)/;
/** The end of a sentence, with what may close around it. */
const ENDED = /[.!?…]["'”’»)\]*_]*$/;

/** Sides on which a passage was cut where something goes on: in a list, steps, a table or a sentence. */
export function cutSides(text: string): { before: boolean; after: boolean } {
  const lines = text.trim().split('\n');
  const first = lines[0] ?? '';
  const last = lines.at(-1) ?? '';
  return {
    before: ITEM.test(first) || /^\p{Ll}/u.test(first),
    after: ITEM.test(last) || !ENDED.test(last),
  };
}
