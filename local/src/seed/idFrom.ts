import { createHash } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 22;

/** An identifier like the product's own, but always the same one for the same name. */
export function idFrom(name: string): string {
  const bytes = createHash('sha256').update(`parlance seed ${name}`).digest().subarray(0, LENGTH);
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}
