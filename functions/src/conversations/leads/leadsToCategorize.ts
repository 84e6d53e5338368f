import type { Lead } from '@parlance/domain/documents/chats/lead';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { refs } from '../../kernel/platform/refs.ts';

/** The leads of a conversation that have no category: they get the conversation's. */
export async function leadsToCategorize(
  transaction: Transaction,
  orgId: string,
  chatId: string,
): Promise<DocumentReference<Lead>[]> {
  const open = refs.leads(orgId).where('chatId', '==', chatId).where('category', '==', null);
  return (await transaction.get(open)).docs.map(({ ref }) => ref);
}
