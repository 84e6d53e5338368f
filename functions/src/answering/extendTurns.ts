import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Message } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import { withoutMarks } from './checkSentence.ts';
import { isFinished } from './isFinished.ts';

/** The newest answer joins its question when the conversation goes on: a write saved per message. */
export function extendTurns(chat: Chat, latest: Message | undefined): Chat['turns'] {
  if (!isFinished(latest)) return chat.turns;
  // The question as it was rewritten, so that a follow-up to a follow-up still knows what it is about.
  const turn = {
    question: latest.searchQuery ?? chat.lastMessage,
    // Marks number the passages of that answer alone: a model would copy them into the next one.
    answer: withoutMarks(latest.text).slice(0, LIMITS.turnCharacters).toWellFormed(),
  };
  return [...chat.turns, turn].slice(-LIMITS.historyTurns);
}
