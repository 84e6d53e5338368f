import { AppError } from '@parlance/domain/errors';
import { PLAN_LIMITS, type Plan } from '@parlance/domain/plans';
import type { AiProvider } from '../ai/AiProvider.ts';
import { budgetKey } from '../kernel/platform/limits/budgetKey.ts';
import { leftOfDay, returnToDay } from '../kernel/platform/limits/takeFromDay.ts';
import { takeAnswersOfDay } from './takeAnswersOfDay.ts';

interface Wanted {
  orgId: string;
  plan: Plan;
  /** Number of suggestions that it counts. */
  wanted: number;
}

/** Suggestions that an organization has left in the day (UTC), of `max`. */
interface SuggestionsLeft {
  left: number;
  max: number;
}

/** Suggestions for the team that an organization has left in the day (UTC) of `now`. */
export async function suggestionsLeft({ orgId, plan }: Omit<Wanted, 'wanted'>, now: Date): Promise<SuggestionsLeft> {
  const max = PLAN_LIMITS[plan].suggestionsPerDay;
  return { left: await leftOfDay(keyOf(orgId), max, now), max };
}

/**
 * Takes up to `wanted` of what models may suggest to the people of an organization in the day (UTC) of `now`, does the work, and gives
 * them back where that fails. Throws `suggestion-limit-reached` { max } on a day that is used up or stopped by its spending, and what
 * the work throws.
 */
export async function takeSuggestion<T>(
  { orgId, plan, wanted }: Wanted,
  spend: Pick<AiProvider['spend'], 'stop'>,
  now: Date,
  work: () => Promise<T>,
): Promise<T> {
  const max = PLAN_LIMITS[plan].suggestionsPerDay;
  const key = keyOf(orgId);
  const taken = await takeAnswersOfDay({ key, wanted, max, plan }, spend, now);
  if (taken === 0) throw new AppError('suggestion-limit-reached', { max });
  try {
    return await work();
  } catch (error) {
    await returnToDay(key, taken, now);
    throw error;
  }
}

function keyOf(orgId: string): string {
  return budgetKey('suggestionsPerDay', orgId);
}
