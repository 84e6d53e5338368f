import type { FileSource, Source } from '@parlance/domain/documents/knowledge/source';
import { AppError } from '@parlance/domain/errors';
import type { Separator } from '@parlance/domain/spreadsheet/separators';
import { requireChatbot } from '../kernel/access/requireChatbot.ts';
import { enqueueIngestion } from './ingestion/enqueueIngestion.ts';
import { requeued } from './ingestion/requeued.ts';
import { sourceFile } from '../kernel/platform/sourceFile.ts';
import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';

interface SeparatorChoice {
  chatbotId: string;
  sourceId: string;
  /** Null: it is found out. */
  separator: Separator | null;
}

/**
 * Says what stands between the cells of a CSV file, and has it read again; its passages stay until then. A reading that is under way is
 * none of it any more. The same again does nothing, unless the file has failed. Throws `not-found`, also for what is no CSV file of the
 * chatbot, or `file-missing` when there is nothing to read.
 */
export async function chooseSeparator(
  orgId: string,
  { chatbotId, sourceId, separator }: SeparatorChoice,
): Promise<void> {
  const ref = refs.source(orgId, sourceId);
  const csv = csvOf((await ref.get()).data(), chatbotId);
  const [exists] = await sourceFile(orgId, sourceId, csv).exists();
  if (!exists) throw new AppError('file-missing');
  const isQueued = await db.runTransaction(async (transaction) => {
    await requireChatbot(transaction, orgId, chatbotId);
    const { status, separatorChosen } = csvOf((await transaction.get(ref)).data(), chatbotId);
    if (separatorChosen === separator && status !== 'failed') return status === 'pending';
    transaction.update(ref, { ...requeued(), separatorChosen: separator });
    return true;
  });
  if (isQueued) await enqueueIngestion(orgId, sourceId, `separator-${Date.now()}`);
}

function csvOf(source: Source | undefined, chatbotId: string): FileSource {
  if (source?.type === 'file' && source.fileType === 'csv' && source.chatbotId === chatbotId) return source;
  throw new AppError('not-found');
}
