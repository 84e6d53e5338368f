import type { StoredForm } from '@parlance/domain/documents/forms/storedForm';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { recheckMember } from '../../../kernel/access/recheckMember.ts';
import { requireChatbot } from '../../../kernel/access/requireChatbot.ts';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../../kernel/platform/writes/transactionInTurn.ts';

interface FormChange {
  transaction: Transaction;
  /** All of the chatbot's. */
  forms: readonly QueryDocumentSnapshot<StoredForm>[];
}

/**
 * Changes a chatbot's forms in one transaction, which reads them all, and notes on the chatbot whether its menu has one. Throws
 * `not-found` or `permission-denied`.
 * @param change Writes, and says which forms there are afterwards.
 */
export async function changeForms(
  who: Membership,
  chatbotId: string,
  change: (change: FormChange) => readonly Pick<StoredForm, 'isOn' | 'isInMenu'>[],
): Promise<void> {
  const { orgId } = who;
  await transactionInTurn(paths.chatbot(orgId, chatbotId), async (transaction) => {
    await recheckMember(transaction, who, 'chatbot.configure');
    const chatbot = await requireChatbot(transaction, orgId, chatbotId);
    const { docs } = await transaction.get(refs.forms(orgId, chatbotId).limit(LIMITS.formsPerChatbot));
    const hasForms = change({ transaction, forms: docs }).some(({ isOn, isInMenu }) => isOn && isInMenu);
    if (hasForms !== chatbot.hasForms) transaction.update(refs.chatbot(orgId, chatbotId), { hasForms });
  });
}
