import { type Mail, mailSchema } from '@parlance/domain/documents/mail';
import { admin } from '../../../support/admin.ts';

/** Mails in the outbox for an address, oldest first, sent or not. */
export async function queuedMail(to: string): Promise<Mail[]> {
  const found = await admin.db.collection('mail').where('to', '==', to).get();
  return found.docs
    .map((mail) => mailSchema.parse(mail.data()))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
