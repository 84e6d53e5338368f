import { createHash } from 'node:crypto';

/** SHA-256 of a secret, in hexadecimal: what is stored of it. Enough for secrets that are random; never for passwords. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
