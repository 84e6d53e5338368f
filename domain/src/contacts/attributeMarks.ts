import { fold } from '../text/fold.ts';
import { LIMITS } from '../limits.ts';
import type { Attributes } from './attributes.ts';

/** Mark of a conversation whose contact has an attribute with a value, in the form in which both are compared. */
export function attributeMark(name: string, value: Attributes[string]): string {
  return `${name.toLowerCase()}=${fold(String(value))}`;
}

/** The mark that somebody typed as `plan=pro`. Undefined where it is none. */
export function readAttributeMark(typed: string): string | undefined {
  const [name = '', ...values] = typed.trim().split('=');
  const value = values.join('=').trim();
  return name.trim() === '' || value === '' ? undefined : attributeMark(name.trim(), value);
}

/** Marks by which a contact's conversations are found. Values that are too long to look for have none. */
export function attributeMarks(attributes: Attributes): string[] {
  return Object.entries(attributes)
    .map(([name, value]) => attributeMark(name, value))
    .filter((mark) => mark.length <= LIMITS.attributeMarkCharacters);
}
