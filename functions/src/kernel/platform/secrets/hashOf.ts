import { createHash } from 'node:crypto';

/** SHA-256 of some texts in their order, in hexadecimal. No other texts have the same one: not those that run together alike either. */
export function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
