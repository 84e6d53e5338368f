import { paths } from '@parlance/domain/paths';
import { db } from '../kernel/platform/app.ts';
import { deleteInBatches } from '../kernel/platform/writes/deleteInBatches.ts';

/**
 * Deletes what became of a conversation's questions in replays. To be called once its messages are gone: a replay that is at work stores
 * none of a message that is not there.
 */
export async function eraseReplayed(orgId: string, chatId: string): Promise<void> {
  await deleteInBatches(db.collection(paths.draftAnswers(orgId)).where('chatId', '==', chatId).select());
}
