import type { Step } from '@parlance/domain/documents/procedures/procedureOf';
import { setBefore } from '@parlance/domain/procedures/setBefore';

/** Names of the values that are certain to be there when a step begins, in the order in which the steps set them. */
export function valuesAt(steps: readonly Step[], id: string): string[] {
  const known = setBefore({ steps: [...steps] }).get(id)?.set;
  const names = steps.flatMap((step) => {
    if (step.kind === 'ask') return [step.field.name];
    return step.kind === 'call' ? step.results.map(({ name }) => name) : [];
  });
  return [...new Set(names)].filter((name) => known?.has(name) === true);
}
