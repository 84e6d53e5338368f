import { mailsOfOrg } from '@parlance/domain/queries/mail';
import { db } from '../kernel/platform/app.ts';
import { queryOf } from '../kernel/platform/queries/queryOf.ts';
import { deleteInBatches } from '../kernel/platform/writes/deleteInBatches.ts';

const FIELDS = {
  chatId: (id: string) => ({ 'message.chatId': id }),
  leadId: (id: string) => ({ 'message.leadId': id }),
  declarationId: (id: string) => ({ 'message.declarationId': id }),
};

/**
 * Deletes what the outbox holds of an organization's conversation, lead or declaration, sent or not. Ids of another organization's find nothing.
 * @param field By which field of the message it is found.
 */
export async function deleteMailAbout(orgId: string, field: keyof typeof FIELDS, id: string): Promise<void> {
  await deleteInBatches(
    queryOf(db.collection('mail'), mailsOfOrg, { 'message.orgId': orgId, ...FIELDS[field](id) }).select(),
  );
}
