import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { CHUNKER } from '../chunks/CHUNKER.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';
import { requeued } from './requeued.ts';
import { enqueueIngestion } from './enqueueIngestion.ts';

/** Few at a time: what people upload meanwhile waits in the same queue. */
const BATCH_SIZE = 50;

/**
 * Finds files that were read in an older way and queues them to be read again. Their passages stay until the new ones are
 * written. Files of chatbots that are still on the way to another embedding space wait for its end: they would lose their
 * passages in the former one. Says how many it queued.
 */
export async function rechunkSources(embeddingSpace: string): Promise<number> {
  const behind = await db
    .collectionGroup('sources')
    .where('type', '==', 'file')
    .where('status', '==', 'indexed')
    .where('chunker', '<', CHUNKER)
    .limit(BATCH_SIZE)
    .get();
  let queued = 0;
  for (const snapshot of behind.docs) {
    const orgId = snapshot.ref.parent.parent?.id ?? '';
    if (snapshot.ref.path !== paths.source(orgId, snapshot.id)) continue;
    const { chatbotId } = sourceSchema.parse(snapshot.data());
    const chatbot = (await refs.chatbot(orgId, chatbotId).get()).data();
    if (chatbot?.embeddingSpace !== embeddingSpace || !(await putBack(orgId, snapshot.id))) continue;
    await enqueueIngestion(orgId, snapshot.id, `chunker-${CHUNKER}`);
    queued += 1;
  }
  return queued;
}

/** Has a file wait for its turn again; false where it changed meanwhile. */
async function putBack(orgId: string, sourceId: string): Promise<boolean> {
  const ref = refs.source(orgId, sourceId);
  return db.runTransaction(async (transaction) => {
    const source = (await transaction.get(ref)).data();
    if (source?.status !== 'indexed' || source.chunker >= CHUNKER) return false;
    transaction.update(ref, requeued());
    return true;
  });
}
