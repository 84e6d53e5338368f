import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { AppError } from '@parlance/domain/errors';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { takeFromDay } from '../platform/limits/takeFromDay.ts';

/**
 * Takes one of the answers that an organization's people may try out in the day (UTC) of `now`. Throws
 * `playground-limit-reached` { max } when there is none left.
 */
export async function takePlaygroundAnswer(
  { orgId, plan }: Pick<Widget, 'orgId' | 'plan'>,
  now: Date,
): Promise<void> {
  const max = PLAN_LIMITS[plan].playgroundAnswersPerDay;
  const taken = await takeFromDay(`playground:${orgId}`, 1, max, now);
  if (taken === 0) throw new AppError('playground-limit-reached', { max });
}
