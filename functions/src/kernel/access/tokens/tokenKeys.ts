import { createHash } from 'node:crypto';
import { visitorTokenSecret } from '../../platform/config.ts';

export interface TokenKey {
  /** Stands before each token that it signed. */
  id: string;
  secret: string;
}

const MIN_CHARACTERS = 32;

function toKey(secret: string): TokenKey {
  if (secret.length < MIN_CHARACTERS)
    throw new Error(`VISITOR_TOKEN_SECRET needs at least ${MIN_CHARACTERS} characters`);
  return { id: createHash('sha256').update(`key id ${secret}`).digest('base64url').slice(0, 8), secret };
}

let known: { value: string; keys: readonly [TokenKey, ...TokenKey[]] } | undefined;

/**
 * The keys of visitors' tokens, of which the first signs: `VISITOR_TOKEN_SECRET` holds one, or during a rotation the new one
 * and, behind a comma, the old one (docs/operations.md). Throws an `Error` for one that is too short.
 */
export function tokenKeys(): readonly [TokenKey, ...TokenKey[]] {
  const value = visitorTokenSecret.value();
  if (known?.value !== value) {
    const [first = '', ...older] = value.split(',');
    known = { value, keys: [toKey(first), ...older.map(toKey)] };
  }
  return known.keys;
}
