import { PLAN_LIMITS } from '@parlance/domain/plans';
import { EmbeddingPaused } from '../../ai/EmbeddingPaused.ts';
import { ProviderUnavailable } from '../../ai/ProviderUnavailable.ts';
import { estimateTokens } from '../../ai/estimateTokens.ts';
import { returnToDay, takeFromDay } from '../../kernel/platform/limits/takeFromDay.ts';
import { refs } from '../../kernel/platform/refs.ts';

interface EmbeddingBudget {
  /**
   * Does work that embeds some texts, and uses what they cost, unless the AI service does not answer. Throws `EmbeddingPaused`
   * where the day has not so much left.
   */
  spend: <T>(texts: readonly string[], work: () => Promise<T>) => Promise<T>;
  /** Gives back what was not used. */
  close: () => Promise<void>;
}

/**
 * Takes what `texts` cost from the tokens that may be embedded for an organization in the day of `now`
 * (`embeddedTokensPerDay` of its plan), or as much as the day has left: one read and one transaction, however many texts.
 */
export async function openEmbeddingBudget(
  orgId: string,
  texts: readonly string[],
  now: Date,
): Promise<EmbeddingBudget> {
  const wanted = estimateTokens(texts);
  const key = `embeddings:${orgId}`;
  const plan = wanted === 0 ? undefined : (await refs.org(orgId).get()).data()?.plan;
  // Of an organization that is gone nothing will be written.
  let left = plan === undefined ? wanted : await takeFromDay(key, wanted, PLAN_LIMITS[plan].embeddedTokensPerDay, now);
  const isCounted = plan !== undefined;
  return {
    spend: async (some, work) => {
      const tokens = estimateTokens(some);
      if (tokens > left) throw new EmbeddingPaused(now);
      left -= tokens;
      try {
        return await work();
      } catch (error) {
        if (error instanceof ProviderUnavailable) left += tokens;
        throw error;
      }
    },
    close: async () => {
      if (isCounted && left > 0) await returnToDay(key, left, now);
    },
  };
}
