import { LIMITS } from '../../limits.ts';

/** The day at the end of a mark that `marksOn` made of one. */
const DAY = /@(\d{4}-\d{2}-\d{2})$/;

/**
 * Marks with further ones, each once: at most `LIMITS.marksPerChat`. Of too many, those of single days go first, the oldest days before
 * the newer ones: by its months, and whether it ever did, a conversation is still found. Of what is left the newest stay.
 */
export function addMarks(marks: readonly string[], more: readonly string[]): string[] {
  const added = new Set(more);
  const all = [...marks.filter((mark) => !added.has(mark)), ...added];
  const surplus = all.length - LIMITS.marksPerChat;
  if (surplus <= 0) return all;
  const dated = all.flatMap((mark) => {
    const day = DAY.exec(mark)?.[1];
    return day === undefined ? [] : [{ mark, day }];
  });
  const byDay = dated.toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1));
  const gone = new Set(byDay.slice(0, surplus).map(({ mark }) => mark));
  return all.filter((mark) => !gone.has(mark)).slice(-LIMITS.marksPerChat);
}
