import type { Step } from '../../documents/procedures/procedureOf.ts';

/** A step whose ways lead where they are sent. */
export function retargeted(step: Step, send: (target: string) => string): Step {
  if (!('next' in step)) return step;
  const next = send(step.next);
  return 'otherwise' in step ? { ...step, next, otherwise: send(step.otherwise) } : { ...step, next };
}
