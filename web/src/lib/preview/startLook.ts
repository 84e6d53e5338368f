import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Locale } from '@parlance/domain/locales';
import { textsFor } from '@parlance/domain/widget/textsFor';
import type { WidgetLook } from '@parlance/domain/widget/config';
import { pictureAddress } from '@parlance/domain/widget/look/pictureAddress';
import { welcomeDraft } from './welcomeDraft.ts';

type StartValues = Pick<
  Chatbot,
  'displayName' | 'profilePicture' | 'bubbleButtonColor' | 'conversationStarters' | 'initialMessages'
> & { id: string };

/**
 * Look of the chat beside the first settings, with their values before they are saved. One colour is used for the bubble and the
 * visitor's messages.
 * @param drawn Stored settings: HTML of their welcome message is left to the chat's page, which had it from the server.
 */
export function startLook(
  values: StartValues,
  drawn: Pick<Chatbot, 'initialMessages'>,
  locale: Locale,
): Partial<WidgetLook> {
  const isWelcomeChanged = values.initialMessages.join('\n') !== drawn.initialMessages.join('\n');
  // The chat keeps what it was shown: without HTML it is shown again, so that a change can be taken back.
  const isPlain = !values.initialMessages.some((text) => /[<&]/.test(text));
  return {
    displayName: values.displayName.trim(),
    profilePicture: pictureAddress(values),
    userMessageColor: values.bubbleButtonColor,
    bubbleButtonColor: values.bubbleButtonColor,
    conversationStarters: textsFor(locale, values.conversationStarters).filter((text) => text.trim() !== ''),
    ...(isWelcomeChanged || isPlain ? { initialMessages: welcomeDraft(values.initialMessages, locale) } : {}),
  };
}
