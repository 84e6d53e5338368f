import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { recheckMember } from '../../../kernel/access/recheckMember.ts';
import { requireChatbot } from '../../../kernel/access/requireChatbot.ts';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../../kernel/platform/writes/transactionInTurn.ts';

interface ActionChange {
  transaction: Transaction;
  /** All of the chatbot's. */
  actions: readonly QueryDocumentSnapshot<StoredAction>[];
}

/**
 * Changes a chatbot's actions in one transaction, which reads them all, and notes on the chatbot whether one is on. Throws `not-found`
 * or `permission-denied`.
 * @param change Writes, and says which actions are on afterwards.
 */
export async function changeActions(
  who: Membership,
  chatbotId: string,
  change: (change: ActionChange) => readonly Pick<StoredAction, 'isOn'>[],
): Promise<void> {
  const { orgId } = who;
  await transactionInTurn(paths.chatbot(orgId, chatbotId), async (transaction) => {
    await recheckMember(transaction, who, 'action.manage');
    const chatbot = await requireChatbot(transaction, orgId, chatbotId);
    const { docs } = await transaction.get(refs.actions(orgId, chatbotId).limit(LIMITS.actionsPerChatbot));
    const hasActions = change({ transaction, actions: docs }).some(({ isOn }) => isOn);
    if (hasActions !== chatbot.hasActions) transaction.update(refs.chatbot(orgId, chatbotId), { hasActions });
  });
}
