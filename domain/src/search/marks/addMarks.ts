import { LIMITS } from '../../limits.ts';

/** Marks with further ones, each once: at most `LIMITS.marksPerChat`, of which the newest stay. */
export function addMarks(marks: readonly string[], more: readonly string[]): string[] {
  const added = new Set(more);
  return [...marks.filter((mark) => !added.has(mark)), ...added].slice(-LIMITS.marksPerChat);
}
