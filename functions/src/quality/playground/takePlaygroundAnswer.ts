import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { AppError } from '@parlance/domain/errors';
import { messagesOf } from '@parlance/domain/models';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { budgetKey } from '../../kernel/platform/limits/budgetKey.ts';
import { takeAnswersOfDay } from '../../figures/takeAnswersOfDay.ts';

/**
 * Takes of the answers that an organization's people may try out in the day (UTC) of `now` as many as the chatbot's model counts
 * messages, the last time what is left. Throws `playground-limit-reached` { max } when there is none left, or the day's spending
 * stops it.
 */
export async function takePlaygroundAnswer(
  { orgId, plan, model }: Pick<Widget, 'orgId' | 'plan' | 'model'>,
  { spend, models }: Pick<AiProvider, 'spend' | 'models'>,
  now: Date,
): Promise<void> {
  const max = PLAN_LIMITS[plan].playgroundAnswersPerDay;
  const budget = { key: budgetKey('playgroundAnswersPerDay', orgId), wanted: messagesOf(models, model), max, plan };
  const taken = await takeAnswersOfDay(budget, spend, now);
  if (taken === 0) throw new AppError('playground-limit-reached', { max });
}
