import { FieldValue } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { paths } from '@parlance/domain/paths';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';
import { removeChunks } from '../ingestion/removeChunks.ts';

export interface Removed {
  sources: number;
  chunks: number;
  files: number;
}

/**
 * Removes a source, then its chunks and its file. The document goes first: from then on no worker can finish it, and a
 * worker that writes chunks meanwhile finds it gone and removes them again. Running it twice is harmless.
 */
export async function removeSource(orgId: string, sourceId: string): Promise<Removed> {
  const chatbotId = await db.runTransaction(async (transaction) => {
    const source = (await transaction.get(refs.source(orgId, sourceId))).data();
    if (source !== undefined) transaction.delete(refs.source(orgId, sourceId));
    return source?.chatbotId;
  });
  const chunks = await removeChunks(orgId, sourceId);
  const [files] = await getStorage()
    .bucket()
    .getFiles({ prefix: paths.sourceFolder(orgId, sourceId) });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  if (chatbotId !== undefined) await forget(orgId, chatbotId);
  return { sources: chatbotId === undefined ? 0 : 1, chunks, files: files.length };
}

/** The chatbot knows less now, and nothing at all once its last indexed source is gone. */
async function forget(orgId: string, chatbotId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const chatbot = await transaction.get(refs.chatbot(orgId, chatbotId));
    if (!chatbot.exists) return;
    const left = await transaction.get(
      refs.sources(orgId).where('chatbotId', '==', chatbotId).where('status', '==', 'indexed').limit(1),
    );
    transaction.update(chatbot.ref, {
      trained: !left.empty,
      knowledgeVersion: FieldValue.increment(1),
      updatedAt: new Date(),
    });
  });
}
