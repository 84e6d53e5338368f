import type { Chat } from './chat.ts';
import { isNoAnswer } from '../../widget/VERDICTS.ts';
import type { Message } from './message.ts';
import { unanswered } from './unanswered.ts';

/** The worst that became of a conversation's questions, `messages` in their order: none to the chatbot is no outcome. */
export function outcomeOf(messages: readonly (Message & { id: string })[]): Chat['outcome'] {
  const owed = unanswered(messages);
  const answers = messages.filter((message) => message.role === 'assistant');
  const isFailed =
    answers.some(({ verdict }) => verdict === 'incomplete') ||
    messages.some((message) => message.role === 'user' && !message.silenced && owed.has(message.id));
  if (isFailed) return 'failed';
  if (answers.some(({ verdict, revised }) => isNoAnswer(verdict) && !revised)) return 'unanswered';
  return answers.length === 0 ? null : 'answered';
}
