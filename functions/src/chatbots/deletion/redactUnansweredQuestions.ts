import { FieldValue } from 'firebase-admin/firestore';
import { daysBetween } from '../../platform/calendar.ts';
import { db } from '../../platform/app.ts';
import { refs } from '../../platform/refs.ts';
import type { ChatOwner } from './eraseChats.ts';

/** When a conversation took place. */
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
  for (const [day, chatIds] of byDay) await redactOnDay(owner, day, chatIds);
}

async function redactOnDay({ orgId, chatbotId }: ChatOwner, day: string, chatIds: ReadonlySet<string>): Promise<void> {
  const ref = refs.stats(orgId, chatbotId, day);
  await db.runTransaction(async (transaction) => {
    const unanswered = (await transaction.get(ref)).data()?.unanswered ?? {};
    const slots = Object.entries(unanswered).filter(([, { chatId }]) => chatIds.has(chatId));
    if (slots.length === 0) return;
    const gone = Object.fromEntries(slots.map(([slot]) => [slot, FieldValue.delete()]));
    transaction.set(ref, { unanswered: gone }, { merge: true });
  });
}
