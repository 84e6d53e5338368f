import { DAY_MS } from '@parlance/domain/durations';
import { refs } from '../../../kernel/platform/refs.ts';

/** Sources that were read longer ago are looked at no more. */
export const WEEK_MS = 7 * DAY_MS;

/** True where an organization had a source read in the last seven days. One read. */
export async function hasNewSources(orgId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - WEEK_MS);
  return !(await refs.sources(orgId).where('indexedAt', '>=', since).limit(1).get()).empty;
}
