import * as z from 'zod/mini';
import type { Attributes } from './attributes.ts';

const PREFIX = 'customer.';

/** Name of a fact about a contact: `customer.subject`, `customer.email`, `customer.name`, or the one of an attribute, `customer.plan`. */
export const customerFactName = z.string().check(z.regex(/^customer\.[A-Za-z][A-Za-z0-9_]{0,39}$/));

/** Facts that each contact has; an attribute of the same name is not reached. */
export const OWN_FACTS = ['subject', 'email', 'name'] as const;

/** A fact about a contact by its name; undefined where the contact has none of this name, or an empty one. */
export function customerFact(
  contact: Readonly<Record<(typeof OWN_FACTS)[number], string>> & { attributes: Attributes },
  name: string,
): string | number | boolean | undefined {
  const key = name.slice(PREFIX.length);
  const own = OWN_FACTS.find((fact) => fact === key);
  const attribute = Object.hasOwn(contact.attributes, key) ? contact.attributes[key] : undefined;
  const value = own === undefined ? attribute : contact[own];
  return value === '' ? undefined : value;
}
