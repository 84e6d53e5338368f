import type { Step } from '../documents/procedures/procedureOf.ts';

/** Steps that one can follow, by their ids: `next` first. None for a step that ends the procedure. */
export function targetsOf(step: Step): string[] {
  const next = 'next' in step ? [step.next] : [];
  return 'otherwise' in step ? [...next, step.otherwise] : next;
}
