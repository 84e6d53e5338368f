import { type Plan, PLAN_LIMITS } from '@parlance/domain/plans';
import type { Translate } from '#web/i18n/useTranslate.ts';

/** The limits of a plan that are named wherever it is offered, in words. */
export function planLines(t: Translate, plan: Plan): readonly string[] {
  const { messages, chatbots, seats } = PLAN_LIMITS[plan];
  return [
    t('plans.messages', { count: messages }),
    t('plans.chatbots', { count: chatbots }),
    t('plans.seats', { count: seats }),
  ];
}
