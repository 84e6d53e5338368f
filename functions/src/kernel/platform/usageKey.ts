import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { monthOf } from './calendar.ts';

/** The counter that this organization's messages are taken from: the month's, or the whole trial's. */
export function usageKey(widget: Widget, at: Date): string {
  return widget.plan === 'trial' ? 'trial' : monthOf(at, widget.timezone);
}
