import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { Visitor } from '../access/visitorToken.ts';
import { dayOf } from '../answering/calendar.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

export interface Contact {
  contactId: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

/**
 * Stores a visitor's message as a lead, tied to the chat if there is one; works whatever state the chatbot is in. Everything
 * but the person's own words is set here. Sending the same `contactId` again changes nothing. Throws `not-found`.
 */
export async function submitContact(visitor: Visitor, contact: Contact): Promise<void> {
  const widget = (await refs.widget(visitor.chatbotId).get()).data();
  if (widget === undefined) throw new AppError('not-found');
  const { orgId, timezone } = widget;
  // The id is bound to the chat: no visitor can reach another's lead by naming its id.
  const ref = refs.lead(orgId, `${visitor.chatId}-${contact.contactId}`);
  await db.runTransaction(async (transaction) => {
    const [lead, chat] = await Promise.all([transaction.get(ref), transaction.get(refs.chat(orgId, visitor.chatId))]);
    if (lead.exists) return;
    const now = new Date();
    const { name, email, phone, message } = contact;
    transaction.create(ref, {
      chatbotId: visitor.chatbotId,
      chatId: chat.exists ? visitor.chatId : null,
      name,
      email,
      phone,
      message,
      status: 'new',
      priority: 'medium',
      category: null,
      consentAt: now,
      createdAt: now,
    });
    const day = dayOf(now, timezone);
    transaction.set(
      db.doc(paths.stats(orgId, visitor.chatbotId, day)),
      { chatbotId: visitor.chatbotId, day, leads: FieldValue.increment(1) },
      { merge: true },
    );
  });
}
