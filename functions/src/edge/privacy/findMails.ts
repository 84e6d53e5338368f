import { type Mail, mailSchema } from '@parlance/domain/documents/mail';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { zodConverter } from '../../kernel/platform/converter.ts';

interface About {
  to: string | undefined;
  leadIds: readonly string[];
  chatIds: readonly string[];
}

/** Mails of an organization in the outbox about leads and conversations, and to an address. */
export async function findMails(
  orgId: string,
  { to, leadIds, chatIds }: About,
): Promise<QueryDocumentSnapshot<Mail>[]> {
  const own: Query<Mail> = db
    .collection('mail')
    .withConverter(zodConverter(mailSchema))
    .where('message.orgId', '==', orgId);
  const queries = [
    ...(to === undefined ? [] : [own.where('to', '==', to)]),
    ...leadIds.map((id) => own.where('message.leadId', '==', id)),
    ...chatIds.map((id) => own.where('message.chatId', '==', id)),
  ];
  const found = new Map<string, QueryDocumentSnapshot<Mail>>();
  for (const query of queries) for (const mail of (await query.get()).docs) found.set(mail.id, mail);
  return [...found.values()];
}
