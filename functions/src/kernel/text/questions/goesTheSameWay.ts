import { isReversed } from './isReversed.ts';
import { turnsOf } from './turnsOf.ts';

/** True if no word turns one of two questions round, such as "without", and nothing that they name has changed places. */
export function goesTheSameWay(one: string, other: string): boolean {
  return turnsOf(one) === turnsOf(other) && !isReversed(one, other);
}
