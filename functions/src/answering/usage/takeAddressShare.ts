import { DAY_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { createUseCounter } from '../../kernel/platform/limits/createUseCounter.ts';
import { takeFromDay } from '../../kernel/platform/limits/takeFromDay.ts';
import type { Question } from '../question/question.ts';

const countToday = createUseCounter(DAY_MS);

/**
 * Takes one question of what an address prefix may ask an organization in a day (UTC). LIMITS.addressQuestionsPerDay are counted
 * in this process alone and cost nothing; whatever comes after them shares LIMITS.addressDayShare of the plan's messages, exactly
 * in all processes, for a read and a write. Throws `rate-limited` once that is used up.
 */
export async function takeAddressShare({ widget, address, askedAt }: Question): Promise<void> {
  const key = `address-share:${widget.orgId}:${address}`;
  if (countToday(key, askedAt.getTime()) <= LIMITS.addressQuestionsPerDay) return;
  const max = Math.ceil(PLAN_LIMITS[widget.plan].messages * LIMITS.addressDayShare);
  if ((await takeFromDay(key, 1, max, askedAt)) === 0) throw new AppError('rate-limited');
}
