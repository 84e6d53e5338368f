import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../../../kernel/platform/refs.ts';

/**
 * Change by which a conversation whose visitor nobody came to is again as it was before a rule gave it to a member: with the one who looked
 * after it, as long as they are in the organization. No change where a person has decided since. Reads of a transaction.
 */
export async function takeBack(
  transaction: Transaction,
  orgId: string,
  { assigneeUid, handover }: Pick<Chat, 'assigneeUid' | 'handover'>,
): Promise<Partial<Pick<Chat, 'assigneeUid'>>> {
  const routing = handover?.status === 'requested' ? handover.routing : null;
  if (routing === null || assigneeUid !== routing.uid) return {};
  if (routing.before === null) return { assigneeUid: null };
  const isThere = (await transaction.get(refs.member(orgId, routing.before))).exists;
  return { assigneeUid: isThere ? routing.before : null };
}
