import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { enqueueIngestion } from './enqueueIngestion.ts';
import { requeued } from './requeued.ts';

/** Puts a source back into the queue that has failed, or a scan of which not all pages were read. Throws `not-found` without its chatbot. */
export async function retryIngestion(
  orgId: string,
  sourceId: string,
  { chatbotId }: { chatbotId: string },
): Promise<void> {
  const ref = refs.source(orgId, sourceId);
  await db.runTransaction(async (transaction) => {
    await requireChatbot(transaction, orgId, chatbotId);
    const current = (await transaction.get(ref)).data();
    const isIncomplete = current?.status === 'indexed' && current.notes.includes('pages-over-quota');
    if (current?.status !== 'failed' && !isIncomplete) return;
    transaction.update(ref, requeued());
  });
  await enqueueIngestion(orgId, sourceId, `retry-${Date.now()}`);
}
