import { answerIdOf } from '../../widget/answerId.ts';
import type { Message } from './message.ts';

/**
 * The ids of the questions that the chatbot has to answer. Messages to an agent, and those sent while waiting for one, do not
 * count. `messages` in their order.
 */
export function unanswered(messages: readonly (Message & { id: string })[]): ReadonlySet<string> {
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
