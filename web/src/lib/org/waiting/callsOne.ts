import type { Chat } from '@parlance/domain/documents/chats/chat';
import { routedTo } from './routedTo.ts';

/** True iff a conversation that waits calls a member: it waits for them, or for everybody. */
export function callsOne(chat: Pick<Chat, 'handover' | 'assigneeUid'>, uid: string): boolean {
  const routed = routedTo(chat);
  return routed === null || routed === uid;
}
