import type { Step } from '../../documents/procedures/procedureOf.ts';
import { retargeted } from './retargeted.ts';

/**
 * Steps without one. Ways to it lead to the step behind it: its next one, or where it ends the procedure, the one that follows or comes
 * before it in the list.
 */
export function removeStep(steps: readonly Step[], id: string): Step[] {
  const index = steps.findIndex((step) => step.id === id);
  const removed = steps[index];
  if (removed === undefined) return [...steps];
  const others = steps.filter((step) => step.id !== id);
  const following = (others[index] ?? others.at(-1))?.id ?? '';
  const behind = 'next' in removed && removed.next !== id ? removed.next : following;
  return others.map((step) => retargeted(step, (target) => (target === id ? behind : target)));
}
