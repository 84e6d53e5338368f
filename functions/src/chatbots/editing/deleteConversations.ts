import { newId } from '@parlance/domain/ids';
import { runningDeletions } from '@parlance/domain/queries/chatbots';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { enqueueDeletion } from '../deletion/enqueueDeletion.ts';
import { newDeletion } from '../deletion/newDeletion.ts';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';

/**
 * Begins to delete the conversations that a chatbot has had until now, and returns the deletion's id: that of one which is
 * still running, if there is one. Throws `not-found`.
 */
export async function deleteConversations(who: Membership, chatbotId: string): Promise<string> {
  const { orgId } = who;
  const id = newId();
  const deletionId = await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'conversations.delete');
    const chatbot = await requireChatbot(transaction, orgId, chatbotId);
    const running = await transaction.get(queryOf(refs.deletions(orgId), runningDeletions, { chatbotId }).limit(1));
    const [first] = running.docs;
    if (first !== undefined) return first.id;
    const begun = { chatbotId, chatbotName: chatbot.name, startedAt: new Date(), startedBy: who.uid };
    transaction.create(refs.deletion(orgId, id), newDeletion({ kind: 'conversations', ...begun }));
    recordActivity(transaction, orgId, who, { kind: 'conversations-deleted', subject: chatbot.name });
    return id;
  });
  await enqueueDeletion(orgId, deletionId, 'first');
  return deletionId;
}
