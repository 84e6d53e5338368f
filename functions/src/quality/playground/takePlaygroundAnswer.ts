import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { AppError } from '@parlance/domain/errors';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { takeFromDay } from '../../kernel/platform/limits/takeFromDay.ts';

/**
 * Takes one of the answers that an organization's people may try out in the day (UTC) of `now`. Throws
 * `playground-limit-reached` { max } when there is none left, or the day's spending stops it.
 */
export async function takePlaygroundAnswer(
  { orgId, plan }: Pick<Widget, 'orgId' | 'plan'>,
  stop: ReturnType<AiProvider['spend']['stop']>,
  now: Date,
): Promise<void> {
  const max = PLAN_LIMITS[plan].playgroundAnswersPerDay;
  const isStopped = stop === 'all' || (stop === 'trials' && plan === 'trial');
  const taken = isStopped ? 0 : await takeFromDay(`playground:${orgId}`, 1, max, now);
  if (taken === 0) throw new AppError('playground-limit-reached', { max });
}
