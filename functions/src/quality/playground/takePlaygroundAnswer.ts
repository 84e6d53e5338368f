import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { messagesOf } from '@parlance/domain/models';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { openDayBudget } from '../../figures/openDayBudget.ts';

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
  await openDayBudget({ orgId, plan }, 'playgroundAnswersPerDay', spend, now).take(messagesOf(models, model));
}
