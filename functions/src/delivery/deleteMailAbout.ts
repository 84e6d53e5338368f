import { db } from '../kernel/platform/app.ts';
import { deleteInBatches } from '../kernel/platform/writes/deleteInBatches.ts';

/**
 * Deletes what the outbox holds of an organization's conversation or lead, sent or not. Ids of another organization's find nothing.
 * @param field By which field of the message it is found.
 */
export async function deleteMailAbout(orgId: string, field: 'chatId' | 'leadId', id: string): Promise<void> {
  const about = db.collection('mail').where('message.orgId', '==', orgId).where(`message.${field}`, '==', id);
  await deleteInBatches(about.select());
}
