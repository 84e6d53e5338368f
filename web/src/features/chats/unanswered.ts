import type { Message } from '@parlance/domain/documents/chats/message';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import type { Stored } from '#web/lib/firestore/live.ts';

/**
 * The ids of the questions that the chatbot has to answer. Messages to an agent, and those sent while waiting for one, do not
 * count. `messages` in their order.
 */
export function unanswered(messages: readonly Stored<Message>[]): ReadonlySet<string> {
  const ids = new Set(messages.map(({ id }) => id));
  const owed = new Set<string>();
  let isWithBot = true;
  for (const message of messages) {
    const { id, role } = message;
    if (role === 'assistant') isWithBot = true;
    if (role === 'agent') isWithBot = false;
    if (role === 'event') isWithBot = message.event === 'agent-left' || message.event === 'handover-missed';
    if (role === 'user' && isWithBot && !ids.has(answerIdOf(id))) owed.add(id);
  }
  return owed;
}
