import type { Lead } from '@parlance/domain/documents/chats/lead';
import { uncategorizedLeads } from '@parlance/domain/queries/leads';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';

/** The leads of a conversation that have no category: they get the conversation's. */
export async function leadsToCategorize(
  transaction: Transaction,
  orgId: string,
  chatId: string,
): Promise<DocumentReference<Lead>[]> {
  const open = queryOf(refs.leads(orgId), uncategorizedLeads, { chatId });
  return (await transaction.get(open)).docs.map(({ ref }) => ref);
}
