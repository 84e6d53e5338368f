import { mailsOfOrg } from '@parlance/domain/queries/mail';
import { db } from '../kernel/platform/app.ts';
import { queryOf } from '../kernel/platform/queries/queryOf.ts';
import { deleteInBatches } from '../kernel/platform/writes/deleteInBatches.ts';

/**
 * Deletes what the outbox holds of an organization's conversation or lead, sent or not. Ids of another organization's find nothing.
 * @param field By which field of the message it is found.
 */
export async function deleteMailAbout(orgId: string, field: 'chatId' | 'leadId', id: string): Promise<void> {
  const about = field === 'chatId' ? { 'message.chatId': id } : { 'message.leadId': id };
  await deleteInBatches(queryOf(db.collection('mail'), mailsOfOrg, { 'message.orgId': orgId, ...about }).select());
}
