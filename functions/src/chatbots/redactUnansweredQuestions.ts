import { removeUnanswered } from '../figures/removeUnanswered.ts';
import { daysBetween } from '../kernel/platform/calendar.ts';
import type { ChatOwner } from './deletion/ChatOwner.ts';

/** Time span of a conversation. */
interface Life {
  chatId: string;
  createdAt: Date;
  lastMessageAt: Date;
}

/**
 * Takes the questions of conversations out of the figures of their days. Their messages go before: an answer that ends later
 * finds its question gone and notes nothing.
 */
export async function redactUnansweredQuestions(owner: ChatOwner, chats: readonly Life[]): Promise<void> {
  const byDay = new Map<string, Set<string>>();
  for (const { chatId, createdAt, lastMessageAt } of chats) {
    for (const day of daysBetween(createdAt, lastMessageAt, owner.timezone)) {
      byDay.set(day, (byDay.get(day) ?? new Set()).add(chatId));
    }
  }
  const { orgId, chatbotId } = owner;
  for (const [day, chatIds] of byDay) {
    await removeUnanswered({ orgId, chatbotId, day }, ({ chatId }) => chatIds.has(chatId));
  }
}
