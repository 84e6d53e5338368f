import { refs } from '../../kernel/platform/refs.ts';
import { db } from '../../kernel/platform/app.ts';
import { isThere } from '../../kernel/access/isThere.ts';
import { enqueueDeletion } from './enqueueDeletion.ts';
import { newDeletion } from './newDeletion.ts';

/**
 * Begins to delete the conversations that the chatbot of the home page has had until now, once for each day (UTC): a second
 * call on a day finds the deletion of the first and queues it at most once. Does nothing without such a chatbot.
 * @param chatbotId `DEMO_CHATBOT_ID`; empty for none.
 */
export async function resetDemo(chatbotId: string, now = new Date()): Promise<void> {
  const widget = chatbotId === '' ? undefined : (await refs.widget(chatbotId).get()).data();
  if (widget === undefined) return;
  const { orgId } = widget;
  const deletionId = `demo-${chatbotId}-${now.toISOString().slice(0, 10)}`;
  const ref = refs.deletion(orgId, deletionId);
  const isOpen = await db.runTransaction(async (transaction) => {
    const [deletion, chatbot, org] = await Promise.all([
      transaction.get(ref),
      transaction.get(refs.chatbot(orgId, chatbotId)).then((found) => found.data()),
      transaction.get(refs.org(orgId)).then((found) => found.data()),
    ]);
    if (deletion.exists) return true;
    if (!isThere(chatbot) || org === undefined) return false;
    const begun = { chatbotId, chatbotName: chatbot.name, startedAt: now, startedBy: org.ownerUid };
    transaction.create(ref, newDeletion({ kind: 'conversations', ...begun }));
    return true;
  });
  if (isOpen) await enqueueDeletion(orgId, deletionId, 'first');
}
