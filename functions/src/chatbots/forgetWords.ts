import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';
import type { ChatOwner } from './eraseChats.ts';

/** Takes the questions of conversations out of a day's figures. */
export async function forgetWords(
  { orgId, chatbotId }: Pick<ChatOwner, 'orgId' | 'chatbotId'>,
  day: string,
  chatIds: ReadonlySet<string>,
): Promise<void> {
  const ref = refs.stats(orgId, chatbotId, day);
  await db.runTransaction(async (transaction) => {
    const unanswered = (await transaction.get(ref)).data()?.unanswered ?? {};
    const slots = Object.entries(unanswered).filter(([, { chatId }]) => chatIds.has(chatId));
    if (slots.length === 0) return;
    const gone = Object.fromEntries(slots.map(([slot]) => [slot, FieldValue.delete()]));
    transaction.set(ref, { unanswered: gone }, { merge: true });
  });
}
