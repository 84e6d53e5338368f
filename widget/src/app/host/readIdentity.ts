import { emailField, optionalLineField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import type { Identity } from '../transport/backend.ts';

const nameField = optionalLineField(LIMITS.nameCharacters);

/** Visitor's identity according to the embedding website; undefined if it gives nothing usable. */
export function readIdentity(said: unknown): Identity | undefined {
  if (typeof said !== 'object' || said === null) return undefined;
  const name = nameField.safeParse('name' in said ? said.name : '');
  const email = emailField.safeParse('email' in said ? said.email : '');
  const identity = { name: name.data ?? '', email: email.data ?? '' };
  return identity.name + identity.email === '' ? undefined : identity;
}
