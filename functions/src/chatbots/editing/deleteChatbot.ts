import { AppError } from '@parlance/domain/errors';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { enqueueDeletion } from '../deletion/enqueueDeletion.ts';
import { newDeletion } from '../deletion/newDeletion.ts';

/**
 * Ends a chatbot: in one transaction it is marked, refuses its visitors and leaves the plan's count; what it owns is the
 * task's. The deletion has the chatbot's id, so that repeated calls find the same one. Throws `confirmation-mismatch` where
 * `name` is not its name.
 */
export async function deleteChatbot(who: Membership, chatbotId: string, name: string): Promise<string> {
  const { orgId } = who;
  const deletionId = chatbotId;
  await transactionInTurn(paths.org(orgId), async (transaction) => {
    await recheckMember(transaction, who, 'chatbot.delete');
    const [chatbot, deletion, widget] = await Promise.all([
      transaction.get(refs.chatbot(orgId, chatbotId)).then((found) => found.data()),
      transaction.get(refs.deletion(orgId, deletionId)).then((found) => found.data()),
      transaction.get(refs.widget(chatbotId)).then((found) => found.data()),
    ]);
    const chatbotName = chatbot?.name ?? deletion?.chatbotName;
    if (chatbotName === undefined) throw new AppError('not-found');
    if (name.trim().normalize('NFC') !== chatbotName) throw new AppError('confirmation-mismatch');
    if (deletion !== undefined) return;
    const startedAt = new Date();
    transaction.update(refs.chatbot(orgId, chatbotId), { isDeleting: true });
    // The trigger on the chatbot does the same a moment later.
    if (widget?.orgId === orgId) transaction.update(refs.widget(chatbotId), { isDeleting: true });
    transaction.update(refs.org(orgId), { chatbotCount: FieldValue.increment(-1) });
    const begun = { kind: 'chatbot', chatbotId, chatbotName, startedAt, startedBy: who.uid } as const;
    transaction.create(refs.deletion(orgId, deletionId), newDeletion(begun));
    recordActivity(transaction, orgId, who, { kind: 'chatbot-deleted', subject: chatbotName });
  });
  await enqueueDeletion(orgId, deletionId, 'first');
  return deletionId;
}
