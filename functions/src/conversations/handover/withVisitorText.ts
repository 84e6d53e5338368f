import type { Chat } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';

/**
 * A chat's turns with what its visitor wrote to an agent: a turn that waits for its answer. Messages in a row are one turn,
 * of which the newest words stay.
 */
export function withVisitorText(turns: Chat['turns'], text: string): Chat['turns'] {
  const last = turns.at(-1);
  const isOpen = last?.answer === '';
  const question = isOpen ? `${last.question}\n${text}` : text;
  const turn = { question: question.slice(-LIMITS.visitorMessageCharacters).toWellFormed(), answer: '' };
  return [...(isOpen ? turns.slice(0, -1) : turns), turn].slice(-LIMITS.historyTurns);
}
