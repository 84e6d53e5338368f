import type { Stats } from '@parlance/domain/documents/stats';
import { messageSchema } from '@parlance/domain/documents/message';
import { FieldValue } from 'firebase-admin/firestore';
import type { Visitor } from '../access/signedToken.ts';
import { dayOf } from '../answering/calendar.ts';
import { db } from '../platform/app.ts';
import { eachPage } from '../platform/eachPage.ts';
import { refs } from '../platform/refs.ts';
import { visitorChat } from './visitorChat.ts';

/**
 * Deletes the visitor's own conversation and whatever lies below it, and returns how many messages that were. What was left
 * for the business stays, and so do the figures, but for the words of questions among them. Cut anywhere, it goes on when
 * called again; called again afterwards, it removes nothing more. Throws `not-found`.
 */
export async function deleteMyChat(visitor: Visitor): Promise<number> {
  const { widget } = await visitorChat(visitor);
  const { orgId, timezone } = widget;
  const { chatbotId, chatId } = visitor;
  const days = new Set<string>();
  let removed = 0;
  const asked = refs.messages(orgId, chatId).where('role', '==', 'user').select('at');
  for (const question of (await asked.withConverter(null).get()).docs) {
    days.add(dayOf(messageSchema.shape.at.parse(question.get('at')), timezone));
  }
  for (const day of days) await forgetQuestions(orgId, chatbotId, chatId, day);
  await eachPage(refs.messages(orgId, chatId).withConverter(null), (batch, message) => {
    removed += 1;
    batch.delete(message.ref);
  });
  await db.recursiveDelete(refs.chat(orgId, chatId));
  return removed;
}

/** Takes the words of a conversation's questions out of a day's figures. */
async function forgetQuestions(orgId: string, chatbotId: string, chatId: string, day: string): Promise<void> {
  const ref = refs.stats(orgId, chatbotId, day);
  await db.runTransaction(async (transaction) => {
    const unanswered: Stats['unanswered'] = (await transaction.get(ref)).data()?.unanswered ?? {};
    const slots = Object.keys(unanswered).filter((slot) => unanswered[slot]?.chatId === chatId);
    if (slots.length === 0) return;
    const gone = Object.fromEntries(slots.map((slot) => [slot, FieldValue.delete()]));
    transaction.set(ref, { unanswered: gone }, { merge: true });
  });
}
