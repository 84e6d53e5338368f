import { LIMITS } from '@parlance/domain/limits';

const ID = /^<[^<>\s\p{Cc}]{1,400}>$/u;

/** Ids for the header References: the first, by which the exchange is known, and the newest, no more than `LIMITS.mailReferences`. */
export function referencesOf(messageIds: readonly string[]): string[] {
  const ids = [...new Set(messageIds.filter((id) => ID.test(id)))];
  return ids.length <= LIMITS.mailReferences ? ids : [...ids.slice(0, 1), ...ids.slice(1 - LIMITS.mailReferences)];
}
