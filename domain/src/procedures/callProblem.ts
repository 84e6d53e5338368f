import type { ActionFields } from '../documents/actions/action.ts';
import type { Procedure } from '../documents/procedures/procedureOf.ts';
import { setBefore } from './setBefore.ts';

export const CALL_PROBLEMS = ['unknown-action', 'parameter', 'unconfirmed'] as const;

export interface CallProblem {
  code: (typeof CALL_PROBLEMS)[number];
  /** Id of the step that has it. */
  step: string;
}

type KnownAction = Pick<ActionFields, 'parameters' | 'changesSomething' | 'isOn'>;

/**
 * The first call of a valid procedure that would fail or send what nobody has seen: of an action that is not there or off, without a value
 * that it needs or with one that it has not, or one that changes something and is not right behind a yes to all that it sends.
 * @param actionOf Action by its id.
 */
export function callProblem(
  { steps }: Pick<Procedure, 'steps'>,
  actionOf: (actionId: string) => KnownAction | undefined,
): CallProblem | undefined {
  const before = setBefore({ steps });
  for (const step of steps) {
    if (step.kind !== 'call') continue;
    const action = actionOf(step.actionId);
    if (action === undefined || !action.isOn) return { code: 'unknown-action', step: step.id };
    const given = step.arguments.map(({ parameter }) => parameter);
    const asked = action.parameters.filter(({ filledBy }) => filledBy === '');
    const isComplete = asked.every(({ name, required }) => !required || given.includes(name));
    const isKnown = given.every((name) => asked.some((parameter) => parameter.name === name));
    if (!isComplete || !isKnown || new Set(given).size !== given.length) return { code: 'parameter', step: step.id };
    const confirmed = before.get(step.id)?.confirmed;
    const isSeen = step.arguments.every(
      ({ value }) => value === '' || value.includes('.') || confirmed?.has(value) === true,
    );
    if (action.changesSomething && (confirmed === null || confirmed === undefined || !isSeen)) {
      return { code: 'unconfirmed', step: step.id };
    }
  }
  return undefined;
}
