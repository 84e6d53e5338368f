import { createHash } from 'node:crypto';

/** The id of a page's document: the same for the same normalised address. */
export function pageIdOf(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 32);
}
