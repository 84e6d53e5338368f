import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Message } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import { isFinished } from './isFinished.ts';
import { turnOf } from './turnOf.ts';

/** The newest answer joins its question when the conversation goes on: a write saved per message. */
export function extendTurns(chat: Chat, latest: Message | undefined): Chat['turns'] {
  if (!isFinished(latest)) return chat.turns;
  return [...chat.turns, turnOf(chat.lastMessage, latest)].slice(-LIMITS.historyTurns);
}
