import { firstResponseFigures } from '@parlance/domain/analytics/counting/firstResponseFigures';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Transaction } from 'firebase-admin/firestore';
import { countFigures } from '../../figures/countFigures.ts';

/**
 * Counts how long the visitor has waited for an agent's message that is written now, where it is the first one of the conversation that
 * somebody waited for; in the figures of the day on which the conversation began. Returns `firstResponseMs` as it is from now on.
 */
export function countFirstResponse(transaction: Transaction, orgId: string, chat: Chat, now: Date): number | null {
  const { chatbotId, day, channel, firstResponseMs, handover } = chat;
  const since = handover?.awaitedSince ?? null;
  if (firstResponseMs !== null || since === null) return firstResponseMs;
  const waitedMs = Math.max(0, now.getTime() - since.getTime());
  const figures = firstResponseFigures({ firstResponseMs: waitedMs, channel });
  if (day !== '') countFigures(transaction, { orgId, chatbotId, day }, figures);
  return waitedMs;
}
