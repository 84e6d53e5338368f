import type { ChatView } from '../../widget/chatMessage.ts';
import type { Chat } from './chat.ts';

/** State of a handover as its visitor sees it: an agent who is away, and of whom only the team was told, has it still. */
export function shownStatus(handover: Chat['handover']): ChatView['handover'] {
  return handover?.status === 'away' ? 'joined' : (handover?.status ?? null);
}
