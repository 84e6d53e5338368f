import { entitlementsOf } from '@parlance/domain/billing/entitlementsOf';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { WidgetConfig } from '@parlance/domain/widget/config';
import { usageKey } from '../../kernel/platform/usageKey.ts';
import { refs } from '../../kernel/platform/refs.ts';

/**
 * State that the chat shows beside or instead of its composer, if any. An expired trial and an ended subscription look like an
 * inactive chatbot to visitors. `exhausted`: the plan's messages are used, or the subscription is paused, and the business's own
 * answers still come. One read where the chatbot could answer.
 */
export async function widgetState(widget: Widget, now: Date): Promise<WidgetConfig['state']> {
  const { limits, answers } = entitlementsOf(widget, now);
  if (widget.status === 'inactive' || answers === 'trial-expired' || answers === 'ended') return 'inactive';
  if (!widget.trained) return 'untrained';
  if (answers === 'paused') return 'exhausted';
  const usage = (await refs.usage(widget.orgId, usageKey(widget, now)).get()).data();
  return (usage?.messages ?? 0) >= limits.messages ? 'exhausted' : 'ready';
}
