import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import type { WidgetConfig } from '@parlance/domain/widget/config';
import { usageKey } from '../answering/usage/usageKey.ts';
import { refs } from '../platform/refs.ts';

/**
 * What the chat says beside or instead of its composer, if anything. An expired trial looks like an inactive chatbot to
 * visitors. `exhausted`: the plan's messages are used, and the business's own answers still come. One read where
 * the chatbot could answer.
 */
export async function widgetState(widget: Widget, now: Date): Promise<WidgetConfig['state']> {
  const expired = widget.plan === 'trial' && widget.trialEndsAt !== null && widget.trialEndsAt < now;
  if (widget.status === 'inactive' || expired) return 'inactive';
  if (!widget.trained) return 'untrained';
  const usage = (await refs.usage(widget.orgId, usageKey(widget, now)).get()).data();
  return (usage?.messages ?? 0) >= PLAN_LIMITS[widget.plan].messages ? 'exhausted' : 'ready';
}
