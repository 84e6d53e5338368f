import type { AgentMessage, Message, VisitorMessage } from '@parlance/domain/documents/chats/message';
import { shownAnswer } from '../../answering/shownAnswer.ts';
import { attachmentSchema } from '@parlance/domain/attachments/attachment';
import type { ChatMessage } from '@parlance/domain/widget/chatMessage';

/** A stored message as its own visitor may see it: without what the team alone knows of it. */
export function toChatMessage(messageId: string, message: Message): ChatMessage {
  const { role, text, at } = message;
  const shared = { messageId, role, text, at: at.toISOString(), ...NOTHING };
  switch (role) {
    case 'user':
      return { ...shared, ...fileOf(message) };
    case 'assistant': {
      const { rating, revised } = message;
      return { ...shared, ...shownAnswer(message), rating, revised };
    }
    case 'agent':
      return { ...shared, agentName: nameOf(message.agentName), ...fileOf(message) };
    case 'event':
      return {
        ...shared,
        agentName: nameOf(message.agentName),
        event: message.event,
        ...(message.opensAt === null ? {} : { opensAt: message.opensAt.toISOString() }),
      };
  }
}

const NOTHING = { citations: [], verdict: null, rating: null, revised: false, agentName: null, event: null };

/** Empty where the agent's account has been deleted. */
function nameOf(agentName: string | null): string | null {
  return agentName === '' ? null : agentName;
}

/** The file that a message is, without its name in the bucket. */
function fileOf({ attachment }: VisitorMessage | AgentMessage): Pick<ChatMessage, 'attachment'> {
  return attachment === null ? {} : { attachment: attachmentSchema.parse(attachment) };
}
