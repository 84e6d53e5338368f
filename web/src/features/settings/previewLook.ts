import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Locale } from '@parlance/domain/locales';
import type { WidgetLook } from '@parlance/domain/widget/config';
import { lookOf } from '@parlance/domain/widget/look/lookOf';
import { welcomeDraft } from '#web/lib/preview/welcomeDraft.ts';

/**
 * Unsaved settings as a previewed chat shows them. The server alone makes text runs from HTML: initial messages that were changed
 * are shown as plain text, unchanged ones are left as the page loaded them.
 */
export function previewLook(values: Chatbot & { id: string }, stored: Chatbot, locale: Locale): Partial<WidgetLook> {
  const isWelcomeChanged = values.initialMessages.join('\n') !== stored.initialMessages.join('\n');
  return {
    ...lookOf(values, locale),
    ...(isWelcomeChanged ? { initialMessages: welcomeDraft(values.initialMessages, locale) } : {}),
  };
}
