import type { Plan } from '@parlance/domain/plans';
import type { AiProvider } from '../ai/AiProvider.ts';
import { takeFromDay } from '../kernel/platform/limits/takeFromDay.ts';

interface Budget {
  /** The counter's name. */
  key: string;
  wanted: number;
  /** Maximum number in a day. */
  max: number;
  plan: Plan;
}

/**
 * Takes up to `wanted` of what people of an organization may have a model write in the day (UTC) of `now`, and answers how much
 * that is: 0 once the day is used up, or the platform's spending of the day stops models for the plan.
 */
export async function takeAnswersOfDay(
  { key, wanted, max, plan }: Budget,
  spend: Pick<AiProvider['spend'], 'stop'>,
  now: Date,
): Promise<number> {
  const stop = spend.stop();
  const isStopped = stop === 'all' || (stop === 'trials' && plan === 'trial');
  return isStopped ? 0 : takeFromDay(key, wanted, max, now);
}
