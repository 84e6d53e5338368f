import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { isThere } from './isThere.ts';

/**
 * True iff visitors of websites can talk to the chatbot, or leave a message while it is inactive: it is there, and no trial of
 * somebody without an account, whose own page asks it by the trial's key.
 */
export function isServed(widget: Widget | undefined): widget is Widget {
  return isThere(widget) && !widget.isSiteTrial;
}
