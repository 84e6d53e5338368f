import { fold } from '../../text/fold.ts';

interface TagChange {
  add: readonly string[];
  remove: readonly string[];
}

/** True iff two tags differ by no more than case and accents. */
export function isSameTag(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

/**
 * Tags after a change, in the order in which they came; a tag that is both added and removed stays. One of `known` is taken as it
 * is spelled there.
 */
export function changeTags(tags: readonly string[], { add, remove }: TagChange, known: readonly string[]): string[] {
  const kept = tags.filter((tag) => !remove.some((gone) => isSameTag(gone, tag)));
  const spelled = add.map((tag) => [...tags, ...known].find((one) => isSameTag(one, tag)) ?? tag);
  return [...kept, ...spelled].filter((tag, place, all) => all.findIndex((one) => isSameTag(one, tag)) === place);
}
