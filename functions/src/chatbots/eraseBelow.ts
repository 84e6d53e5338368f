import { paths } from '@parlance/domain/paths';
import type { WriteBatch } from 'firebase-admin/firestore';
import { deleteMailAbout } from '../delivery/deleteMailAbout.ts';
import { db } from '../kernel/platform/app.ts';
import { deleteInBatches } from '../kernel/platform/writes/deleteInBatches.ts';
import { eraseExchange } from './deletion/eraseExchange.ts';
import { eraseReplayed } from './eraseReplayed.ts';

/**
 * Deletes the messages of a conversation, the exchange by a connected channel that it is, what became of them in replays, and what the
 * outbox quotes of it.
 * @param count Adds to each commit how many messages it removes.
 */
export async function eraseBelow(
  orgId: string,
  chatId: string,
  count: (batch: WriteBatch, messages: number) => void = () => undefined,
): Promise<void> {
  await deleteInBatches(db.collection(paths.messages(orgId, chatId)).select(), count);
  await eraseReplayed(orgId, chatId);
  await eraseExchange(orgId, chatId);
  await deleteMailAbout(orgId, 'chatId', chatId);
}
