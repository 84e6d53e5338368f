import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import { enqueueCrawl } from '../enqueueCrawl.ts';
import { requeued } from '../ingestion/requeued.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

/**
 * Reads a website again, in a new run, as much of it as the plan allows; its passages stay until then. Does nothing while it is waiting or being read.
 * Throws `not-found`, also where the chatbot is being deleted.
 */
export async function recrawlWebsite(orgId: string, sourceId: string): Promise<void> {
  const ref = refs.source(orgId, sourceId);
  const crawlId = await db.runTransaction(async (transaction) => {
    const source = (await transaction.get(ref)).data();
    if (source?.type !== 'website') throw new AppError('not-found');
    await requireChatbot(transaction, orgId, source.chatbotId);
    if (source.status === 'pending' || source.status === 'processing') return undefined;
    const next = newId();
    transaction.update(ref, { ...requeued(), 'website.crawlId': next, 'website.isFirstLook': false });
    return next;
  });
  if (crawlId !== undefined) await enqueueCrawl(orgId, sourceId, crawlId, 'again');
}
