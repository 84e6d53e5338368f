import { createHash } from 'node:crypto';

/** The id of a mail that goes out once. @param occasion What it is about and whom it is for. */
export function mailIdOf(occasion: readonly string[]): string {
  return createHash('sha256').update(occasion.join('|')).digest('hex');
}
