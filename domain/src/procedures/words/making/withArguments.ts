import type { Step } from '../../../documents/procedures/procedureOf.ts';
import type { ReadField } from '../reading/readField.ts';
import { argumentsFor } from './argumentsFor.ts';
import type { WordsAction } from './WordsAction.ts';

/**
 * Steps whose calls send what was asked for (`argumentsFor`).
 * @param missing Called for a required parameter that gets no value.
 */
export function withArguments(
  steps: readonly Step[],
  asked: readonly ReadField[],
  actions: readonly WordsAction[],
  missing: (step: Step, parameter: string) => void,
): Step[] {
  const values = asked.map(({ field, about }) => ({ name: field.name, about }));
  return steps.map((step) => {
    const action = step.kind === 'call' ? actions.find(({ id }) => id === step.actionId) : undefined;
    if (step.kind !== 'call' || action === undefined) return step;
    const given = argumentsFor(action.parameters, values);
    for (const { name, required, filledBy } of action.parameters) {
      const isGiven = given.some(({ parameter }) => parameter === name);
      if (required && filledBy === '' && !isGiven) missing(step, name);
    }
    return { ...step, arguments: given };
  });
}
