import type { Step } from '../../documents/procedures/procedureOf.ts';
import { retargeted } from './retargeted.ts';

/**
 * Steps with the one at an index a place earlier. Where it follows the one above it, it comes before that one when the procedure runs,
 * too; else the order of the list alone changes.
 */
export function moveStepUp(steps: readonly Step[], index: number): Step[] {
  const [above, moved] = [steps[index - 1], steps[index]];
  if (above === undefined || moved === undefined) return [...steps];
  const isChain = 'next' in above && 'next' in moved && above.next === moved.id;
  const swapped = [...steps].with(index - 1, moved).with(index, above);
  if (!isChain) return swapped;
  return swapped.map((step) => {
    if (step.id === above.id) return { ...above, next: moved.next };
    if (step.id === moved.id) return { ...moved, next: above.id };
    return retargeted(step, (target) => (target === above.id ? moved.id : target));
  });
}
