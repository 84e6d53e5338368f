import { AppError, type ErrorCode } from '@parlance/domain/errors';
import { type FAIR_USE, PLAN_LIMITS, type Plan } from '@parlance/domain/plans';
import type { AiProvider } from '../ai/AiProvider.ts';
import { budgetKey } from '../kernel/platform/limits/budgetKey.ts';
import { leftOfDay, returnToDay, takeFromDay } from '../kernel/platform/limits/takeFromDay.ts';

/** Error of a day (UTC) that is used up, by what models write for the people of an organization. */
const CODES = {
  playgroundAnswersPerDay: 'playground-limit-reached',
  suggestionsPerDay: 'suggestion-limit-reached',
  translationsPerDay: 'translation-limit-reached',
} as const satisfies Partial<Record<(typeof FAIR_USE)[number], ErrorCode>>;

interface Spender {
  orgId: string;
  plan: Plan;
}

/** Amount that models may write for the people of an organization in a day (UTC). */
export interface DayBudget {
  /**
   * Takes up to `wanted`, and answers how many. Throws the budget's error { max } where none is left, or the platform's spending of the
   * day stops models for the plan.
   */
  take: (wanted: number) => Promise<number>;
  giveBack: (amount: number) => Promise<void>;
  /** Takes up to `wanted`, does the work, and gives them back where that throws. Throws what both throw. */
  spend: <T>(wanted: number, work: () => Promise<T>) => Promise<T>;
  /** Amount that is left, of `max`. */
  left: () => Promise<{ left: number; max: number }>;
}

/** Opens a budget of the day of `now`. */
export function openDayBudget(
  { orgId, plan }: Spender,
  budget: keyof typeof CODES,
  spend: Pick<AiProvider['spend'], 'stop'>,
  now: Date,
): DayBudget {
  const max = PLAN_LIMITS[plan][budget];
  const key = budgetKey(budget, orgId);
  const giveBack = (amount: number): Promise<void> => returnToDay(key, amount, now);
  const take = async (wanted: number): Promise<number> => {
    const stop = spend.stop();
    const isStopped = stop === 'all' || (stop === 'trials' && plan === 'trial');
    const taken = isStopped ? 0 : await takeFromDay(key, wanted, max, now);
    if (taken === 0) throw new AppError(CODES[budget], { max });
    return taken;
  };
  return {
    take,
    giveBack,
    spend: async (wanted, work) => {
      const taken = await take(wanted);
      try {
        return await work();
      } catch (error) {
        await giveBack(taken);
        throw error;
      }
    },
    left: async () => ({ left: await leftOfDay(key, max, now), max }),
  };
}
