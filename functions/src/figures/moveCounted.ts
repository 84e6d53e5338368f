import { countedOf, figureKey, verdictChange } from '@parlance/domain/analytics/counting/verdictFigures';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { dequal } from 'dequal';
import type { Transaction } from 'firebase-admin/firestore';
import { countFigures } from './countFigures.ts';

/**
 * Moves what the figures have of a conversation that is over, where that is something else with `changes`: in the transaction that
 * writes these. Returns what the conversation's document gets beside them. Nothing while it goes on for the first time, nor for one
 * from before its day was stored.
 * @param categoryKey What a new category counts as; its own name if not said.
 */
export function moveCounted(
  transaction: Transaction,
  orgId: string,
  chat: Chat,
  changes: Partial<Chat>,
  categoryKey?: string | null,
): Pick<Chat, 'counted'> {
  const after = { ...chat, ...changes };
  const { counted, chatbotId, day, channel } = chat;
  if (after.classifiedAt === null || day === '') return { counted };
  const next = countedOf(after, keyOf(chat, after, categoryKey));
  if (dequal(counted, next)) return { counted };
  countFigures(transaction, { orgId, chatbotId, day }, verdictChange(counted, next, channel));
  return { counted: next };
}

function keyOf(before: Chat, after: Chat, categoryKey: string | null | undefined): string | null {
  if (before.counted !== null && before.category === after.category) return before.counted.category;
  if (categoryKey !== undefined) return categoryKey;
  return after.category === null ? null : figureKey(after.category);
}
