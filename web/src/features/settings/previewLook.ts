import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Locale } from '@parlance/domain/locales';
import { textFor, textsFor } from '@parlance/domain/widget/textsFor';
import type { WidgetLook } from '@parlance/domain/widget/config';
import { iconAddress } from './iconAddress.ts';
import { pictureAddress } from '#web/lib/pictures/pictureAddress.ts';
import { welcomeDraft } from '#web/lib/preview/welcomeDraft.ts';

/**
 * Unsaved settings as a previewed chat shows them. The server alone makes text runs from HTML: initial messages that were changed
 * are shown as plain text, unchanged ones are left as the page loaded them.
 */
export function previewLook(values: Chatbot & { id: string }, stored: Chatbot, locale: Locale): Partial<WidgetLook> {
  const isWelcomeChanged = values.initialMessages.join('\n') !== stored.initialMessages.join('\n');
  return {
    displayName: values.displayName.trim(),
    profilePicture: pictureAddress(values),
    chatIcon: values.chatIcon === null ? null : iconAddress(values.chatIcon),
    theme: values.theme,
    userMessageColor: values.userMessageColor,
    botMessageColor: values.botMessageColor,
    bubbleButtonColor: values.bubbleButtonColor,
    bubbleAlignment: values.bubbleAlignment,
    suggestedMessages: textsFor(locale, values.suggestedMessages).filter((text) => text.trim() !== ''),
    keepShowingSuggestions: values.keepShowingSuggestions,
    messagePlaceholder: textFor(locale, values.messagePlaceholder),
    footerText: values.footerText,
    collectFeedback: values.collectFeedback,
    allowRegenerate: values.allowRegenerate,
    contactCard: values.contactCard,
    conversationStarters: textsFor(locale, values.conversationStarters).filter((text) => text.trim() !== ''),
    faqs: values.faqs.map(({ question }) => question.trim()).filter((question) => question !== ''),
    ...(isWelcomeChanged ? { initialMessages: welcomeDraft(values.initialMessages, locale) } : {}),
  };
}
