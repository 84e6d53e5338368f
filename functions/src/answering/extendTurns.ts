import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Message } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import { withoutMarks } from './checkSentence.ts';
import { isFinished } from './isFinished.ts';

/** The newest answer joins its question when the conversation goes on: a write saved per message. */
export function extendTurns(chat: Chat, latest: Message | undefined): Chat['turns'] {
  return isFinished(latest) ? withTurn(chat.turns, chat.lastMessage, latest) : chat.turns;
}

/** A conversation with one answered question more, as later questions know it. @param question As the visitor wrote it. */
export function withTurn(
  turns: Chat['turns'],
  question: string,
  { searchQuery, text }: { searchQuery: string | null; text: string },
): Chat['turns'] {
  const turn = {
    // The question as it was rewritten, so that a follow-up to a follow-up still knows what it is about.
    question: searchQuery ?? question,
    // Marks number the passages of that answer alone: a model would copy them into the next one.
    answer: withoutMarks(text).slice(0, LIMITS.turnCharacters).toWellFormed(),
  };
  return [...turns, turn].slice(-LIMITS.historyTurns);
}
