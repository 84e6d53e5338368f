import { randomBytes } from 'node:crypto';

/** A secret that nobody guesses: 32 random bytes as 43 characters of base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
