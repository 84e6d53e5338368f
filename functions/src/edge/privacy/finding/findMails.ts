import { type Mail, mailSchema } from '@parlance/domain/documents/mail';
import { mailsOfOrg } from '@parlance/domain/queries/mail';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../../kernel/platform/app.ts';
import { zodConverter } from '../../../kernel/platform/converter.ts';
import { queryOf } from '../../../kernel/platform/queries/queryOf.ts';

interface About {
  to: string | undefined;
  leadIds: readonly string[];
  chatIds: readonly string[];
  declarationIds: readonly string[];
}

/** Mails of an organization in the outbox about leads, conversations and declarations, and to an address. */
export async function findMails(
  orgId: string,
  { to, leadIds, chatIds, declarationIds }: About,
): Promise<QueryDocumentSnapshot<Mail>[]> {
  const mails = db.collection('mail').withConverter(zodConverter(mailSchema));
  const own = { 'message.orgId': orgId };
  const queries = [
    ...(to === undefined ? [] : [queryOf(mails, mailsOfOrg, { ...own, to })]),
    ...leadIds.map((id) => queryOf(mails, mailsOfOrg, { ...own, 'message.leadId': id })),
    ...chatIds.map((id) => queryOf(mails, mailsOfOrg, { ...own, 'message.chatId': id })),
    ...declarationIds.map((id) => queryOf(mails, mailsOfOrg, { ...own, 'message.declarationId': id })),
  ];
  const found = new Map<string, QueryDocumentSnapshot<Mail>>();
  for (const query of queries) for (const mail of (await query.get()).docs) found.set(mail.id, mail);
  return [...found.values()];
}
