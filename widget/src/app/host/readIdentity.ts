import { emailField, optionalLineField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import type { Identity } from '../transport/backend.ts';

const nameField = optionalLineField(LIMITS.nameCharacters);

/** Claims in the token that a page gives, which the server checks; undefined for anything else. */
function claimsIn(said: unknown): unknown {
  const token = typeof said === 'object' && said !== null && 'token' in said ? said.token : said;
  if (typeof token !== 'string') return said;
  try {
    const bytes = atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))));
  } catch {
    return undefined;
  }
}

/** Visitor's identity according to the embedding website, for forms to begin with; undefined if it gives nothing usable. */
export function readIdentity(given: unknown): Identity | undefined {
  const said = claimsIn(given);
  if (typeof said !== 'object' || said === null) return undefined;
  const name = nameField.safeParse('name' in said ? said.name : '');
  const email = emailField.safeParse('email' in said ? said.email : '');
  const identity = { name: name.data ?? '', email: email.data ?? '' };
  return identity.name + identity.email === '' ? undefined : identity;
}
