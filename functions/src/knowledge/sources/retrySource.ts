import { AppError } from '@parlance/domain/errors';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { enqueueIngestion } from '../ingestion/enqueueIngestion.ts';
import { recrawlWebsite } from './recrawlWebsite.ts';
import { requeued } from '../ingestion/requeued.ts';
import { sourceFile } from '../../kernel/platform/sourceFile.ts';

/**
 * Puts a source back into the queue that has failed, or a scan of which not all pages were read. Throws `not-found`, or `file-missing` when there is nothing
 * to read.
 */
export async function retrySource(orgId: string, sourceId: string): Promise<void> {
  const ref = refs.source(orgId, sourceId);
  const source = (await ref.get()).data();
  if (source === undefined) throw new AppError('not-found');
  if (source.type === 'website') {
    if (source.status === 'failed') await recrawlWebsite(orgId, sourceId);
    return;
  }
  if (source.type === 'file') {
    const [exists] = await sourceFile(orgId, sourceId, source).exists();
    if (!exists) throw new AppError('file-missing');
  }
  await db.runTransaction(async (transaction) => {
    await requireChatbot(transaction, orgId, source.chatbotId);
    const current = (await transaction.get(ref)).data();
    const isIncomplete = current?.status === 'indexed' && current.notes.includes('pages-over-quota');
    if (current?.status !== 'failed' && !isIncomplete) return;
    transaction.update(ref, requeued());
  });
  await enqueueIngestion(orgId, sourceId, `retry-${Date.now()}`);
}
