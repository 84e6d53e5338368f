import type { ActionParameter } from '@parlance/domain/documents/actions/action';
import { fold } from '@parlance/domain/text/fold';

/** Characters that people put around a value in a sentence. */
const AROUND = /^[\s"'„“”‚‘’«»(#]+|[\s"'„“”‚‘’«»).,;:!?]+$/gu;
const NUMBER = /^-?\d{1,12}(?:[.,]\d{1,6})?$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * The values that plainly stand in a text: one of a parameter's options, a word that has its pattern, a number, an e-mail address where
 * the parameter is named so. What only somebody who understands the sentence could find is left out. Each word is one value at most.
 */
export function argumentsIn(text: string, parameters: readonly ActionParameter[]): Record<string, string> {
  const free = text.split(/\s+/).flatMap((word) => {
    const bare = word.replace(AROUND, '');
    return bare === '' ? [] : [bare];
  });
  const take = (fits: (word: string) => boolean): string | undefined => {
    const place = free.findIndex(fits);
    return place === -1 ? undefined : free.splice(place, 1)[0];
  };
  const folded = ` ${fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const find = ({ name, type, options, pattern, maxLength }: ActionParameter): string | undefined => {
    if (options.length > 0) return options.find((option) => folded.includes(` ${fold(option)} `));
    if (type === 'integer') return take((word) => /^-?\d{1,15}$/.test(word));
    if (type === 'number') return take((word) => NUMBER.test(word))?.replace(',', '.');
    if (type === 'boolean') return undefined;
    if (pattern !== '') {
      const whole = new RegExp(`^(?:${pattern})$`, 'u');
      return take((word) => word.length <= maxLength && whole.test(word));
    }
    return /mail/i.test(name) ? take((word) => EMAIL.test(word)) : undefined;
  };
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = find(parameter);
      return value === undefined ? [] : [[parameter.name, value]];
    }),
  );
}
