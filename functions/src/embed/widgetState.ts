import type { Widget } from '@parlance/domain/documents/widget';
import type { WidgetConfig } from '@parlance/domain/widget/config';

/** What the chat shows instead of a composer, if anything. An expired trial looks like an inactive chatbot to visitors. */
export function widgetState(widget: Widget, now: Date): WidgetConfig['state'] {
  const expired = widget.plan === 'trial' && widget.trialEndsAt !== null && widget.trialEndsAt < now;
  if (widget.status === 'inactive' || expired) return 'inactive';
  return widget.trained ? 'ready' : 'untrained';
}
