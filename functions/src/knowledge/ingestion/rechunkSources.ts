import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { SOURCE_TRAITS, WHOLE_TYPES } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import { paths } from '@parlance/domain/paths';
import { outdatedSources } from '@parlance/domain/queries/sources';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { CHUNKER } from '../chunks/CHUNKER.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { requeued } from './requeued.ts';
import { enqueueIngestion } from './enqueueIngestion.ts';

/** A text that members write is one passage, which is not cut. */
const CUT_TYPES = WHOLE_TYPES.filter((type) => SOURCE_TRAITS[type].text !== 'written');
/** Few at a time: what people upload meanwhile waits in the same queue. */
const BATCH_SIZE = 50;
/** Maximum files looked at: those that have to wait for something hold up no others. */
const MOST = 1000;

/**
 * Finds files that were read in an older way and queues them to be read again. Their passages stay until the new ones are
 * written. Files of chatbots that are still on the way to another embedding space wait for its end: they would lose their
 * passages in the former one. Says how many it queued.
 */
export async function rechunkSources(embeddingSpace: string): Promise<number> {
  const behind = groupQueryOf(outdatedSources, { type: CUT_TYPES, chunker: CHUNKER }).limit(BATCH_SIZE);
  let queued = 0;
  let page = await behind.get();
  for (let seen = page.size; !page.empty; seen += page.size) {
    for (const snapshot of page.docs) if (await rechunk(snapshot, embeddingSpace)) queued += 1;
    const last = page.docs.at(-1);
    if (last === undefined || queued >= BATCH_SIZE || seen >= MOST) break;
    page = await behind.startAfter(last).get();
  }
  return queued;
}

async function rechunk(found: QueryDocumentSnapshot, embeddingSpace: string): Promise<boolean> {
  const { id, ref } = found;
  const orgId = ref.parent.parent?.id ?? '';
  if (ref.path !== paths.source(orgId, id)) return false;
  const { chatbotId } = sourceSchema.parse(found.data());
  const chatbot = (await refs.chatbot(orgId, chatbotId).get()).data();
  if (chatbot?.embeddingSpace !== embeddingSpace || !(await putBack(orgId, id))) return false;
  await enqueueIngestion(orgId, id, `chunker-${CHUNKER}`);
  return true;
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
