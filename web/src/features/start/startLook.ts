import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { WidgetLook } from '@parlance/domain/widget/config';
import { pictureAddress } from '#web/lib/pictures/pictureAddress.ts';
import { welcomeDraft } from '#web/lib/preview/welcomeDraft.ts';

/** What the chat beside the first settings shows of them before they are saved. */
export function startLook(values: Chatbot & { id: string }, stored: Chatbot): Partial<WidgetLook> {
  const isWelcomeChanged = values.initialMessages.join('\n') !== stored.initialMessages.join('\n');
  return {
    displayName: values.displayName.trim(),
    profilePicture: pictureAddress(values),
    userMessageColor: values.userMessageColor,
    bubbleButtonColor: values.bubbleButtonColor,
    conversationStarters: values.conversationStarters.filter((text) => text.trim() !== ''),
    ...(isWelcomeChanged ? { initialMessages: welcomeDraft(values.initialMessages) } : {}),
  };
}
