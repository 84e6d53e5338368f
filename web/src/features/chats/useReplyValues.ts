import type { CannedReplyValues } from '@parlance/domain/cannedReplies/fillCannedReply';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useChatbotName } from '#web/lib/org/useChatbotName.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Values of a canned reply's placeholders in a conversation. The visitor's name comes from the website. */
export function useReplyValues({ chatbotId, identity }: Pick<Chat, 'chatbotId' | 'identity'>): CannedReplyValues {
  const { member, org } = useMembership();
  const chatbotName = useChatbotName();
  return {
    visitor: identity?.name ?? '',
    agent: member.name,
    chatbot: chatbotName(chatbotId) ?? '',
    organization: org.name,
  };
}
