import { DAY_MS } from '@parlance/domain/durations';
import { refs } from '../../kernel/platform/refs.ts';

/** An organization's yesterday began at most 49 hours ago; the rest is for a night that was missed. */
const BACK_MS = 3 * DAY_MS;

/**
 * True where an organization's figures may have changed in the last three days: a day had something added, also a late rating or a
 * deletion, or has to; or a conversation went on, counted or not. At most three reads.
 */
export async function hasNewFigures(orgId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - BACK_MS);
  const signs = [
    refs.allStats(orgId).where('foldedAt', '>=', since),
    refs.chats(orgId).where('lastMessageAt', '>=', since),
    refs.figureShards(orgId),
  ];
  for (const sign of signs) if (!(await sign.limit(1).get()).empty) return true;
  return false;
}
