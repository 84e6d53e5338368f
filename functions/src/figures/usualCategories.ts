import { addCounts } from '@parlance/domain/analytics/addCounts';
import { OTHER_KEY } from '@parlance/domain/analytics/counting/verdictFigures';
import { MINUTE_MS } from '@parlance/domain/durations';
import { addDays } from '@parlance/domain/time/calendarDay';
import { createBurstCache } from '../kernel/platform/createBurstCache.ts';
import { refs } from '../kernel/platform/refs.ts';

/** More would not fit a short prompt, nor a filter that people choose from. */
const MOST = 20;

/** Conversations are classified many at a time: the categories of a chatbot are read once for some of them. */
const readUsual = createBurstCache(
  async (key) => {
    const [orgId = '', chatbotId = '', month = ''] = key.split('/');
    const before = addDays(`${month}-01`, -1).slice(0, month.length);
    const months = await Promise.all([month, before].map((each) => refs.month(orgId, chatbotId, each).get()));
    const counts = months.reduce<Record<string, number>>(
      (sum, found) => addCounts(sum, found.data()?.categories ?? {}),
      {},
    );
    return Object.entries(counts)
      .filter(([category, count]) => category !== OTHER_KEY && count > 0)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST)
      .map(([category]) => category);
  },
  { loads: 1, windowMs: MINUTE_MS },
);

/**
 * The categories that a chatbot's conversations of this month and the one before have, those of the most first, at most twenty: also
 * what members have corrected. Two reads, once a minute for each chatbot and process.
 */
export async function usualCategories(orgId: string, chatbotId: string, now: Date): Promise<readonly string[]> {
  return readUsual(`${orgId}/${chatbotId}/${now.toISOString().slice(0, 'yyyy-mm'.length)}`);
}
