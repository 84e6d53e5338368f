import type { ActionParameter } from '../../../documents/actions/action.ts';
import type { Step } from '../../../documents/procedures/procedureOf.ts';
import { nameFrom } from '../reading/nameFrom.ts';
import { sharedWords, tokensOf } from '../reading/wordPatterns.ts';

/** A value that was asked for, with words about it. */
interface AskedValue {
  name: string;
  about: string;
}

/**
 * Arguments of a call: each parameter that the visitor gives gets the value of the same name, else the only one whose words it shares;
 * none where several could be meant.
 */
export function argumentsFor(
  parameters: readonly Pick<ActionParameter, 'name' | 'description' | 'filledBy'>[],
  asked: readonly AskedValue[],
): Extract<Step, { kind: 'call' }>['arguments'] {
  return parameters.flatMap(({ name, description, filledBy }) => {
    if (filledBy !== '') return [];
    const same = asked.find((each) => each.name === nameFrom(name));
    const words = tokensOf(`${name.replaceAll(/[A-Z_]/g, (sign) => ` ${sign}`)} ${description}`);
    const near = asked.filter(({ about }) => sharedWords(tokensOf(about), words) > 0);
    const value = same ?? (near.length === 1 ? near[0] : undefined);
    return value === undefined ? [] : [{ parameter: name, value: value.name, text: '' }];
  });
}
