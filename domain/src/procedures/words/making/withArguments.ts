import type { Step } from '../../../documents/procedures/procedureOf.ts';
import { nameFrom } from '../reading/nameFrom.ts';
import type { ReadField } from '../reading/readField.ts';
import type { WordsAction } from './WordsAction.ts';
import { sharedWords, tokensOf } from '../reading/wordPatterns.ts';

/**
 * Steps whose calls send to each parameter the value of the same name, else the only one whose words it shares; none where several could
 * be meant. @param missing Called for a required parameter that has none.
 */
export function withArguments(
  steps: readonly Step[],
  asked: readonly ReadField[],
  actions: readonly WordsAction[],
  missing: (step: Step, parameter: string) => void,
): Step[] {
  return steps.map((step) => {
    const action = step.kind === 'call' ? actions.find(({ id }) => id === step.actionId) : undefined;
    if (step.kind !== 'call' || action === undefined) return step;
    const given = action.parameters.flatMap(({ name, description, required, filledBy }) => {
      if (filledBy !== '') return [];
      const same = asked.find(({ field }) => field.name === nameFrom(name));
      const words = tokensOf(`${name.replaceAll(/[A-Z_]/g, (sign) => ` ${sign}`)} ${description}`);
      const near = asked.filter(({ about }) => sharedWords(tokensOf(about), words) > 0);
      const value = same ?? (near.length === 1 ? near[0] : undefined);
      if (value !== undefined) return [{ parameter: name, value: value.field.name, text: '' }];
      if (required) missing(step, name);
      return [];
    });
    return { ...step, arguments: given };
  });
}
