import { answerIdOf } from '../../widget/answerId.ts';
import type { Message, VisitorMessage } from './message.ts';

/**
 * The ids of the questions that the chatbot has to answer. Messages to an agent, and those sent while waiting for one, do not
 * count, nor do those that went to the team at once, which are stored like messages to an agent: charged nothing, and without a number.
 * `messages` in their order.
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
    if (role === 'user' && isWithBot && isQuestion(message) && !ids.has(answerIdOf(id))) owed.add(id);
  }
  return owed;
}

function isQuestion({ charged, number }: VisitorMessage): boolean {
  return charged || number !== null;
}
