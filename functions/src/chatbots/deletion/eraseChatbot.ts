import { paths } from '@parlance/domain/paths';
import { waitingOfChatbot } from '@parlance/domain/queries/channels';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { deleteFolder } from '../../kernel/platform/deleteFolder.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { deleteInBatches } from '../../kernel/platform/writes/deleteInBatches.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { eraseSource } from '../../knowledge/eraseSource.ts';
import { eraseKept } from '../../knowledge/eraseKept.ts';
import { eraseSubmissions } from '../eraseSubmissions.ts';
import { kindOf } from '../../knowledge/SOURCE_KINDS.ts';
import { eraseInbound } from './eraseInbound.ts';
import type { ChatOwner } from './ChatOwner.ts';
import type { CountRemoved } from './removedCounter.ts';

const BATCH_SIZE = 50;

/** Deletes what a chatbot owns beside its conversations, and itself last. Running it twice is harmless. */
export async function eraseChatbot({ orgId, chatbotId }: ChatOwner, count: CountRemoved): Promise<void> {
  const own = (collection: string) => db.collection(collection).where('chatbotId', '==', chatbotId).select();
  await deleteInBatches(own(paths.leads(orgId)), (batch, leads) => count(batch, { leads }));
  await deleteInBatches(own(paths.declarations(orgId)), (batch, declarations) => count(batch, { declarations }));
  await eraseSubmissions(orgId, own(paths.submissions(orgId)), {
    count: (batch, submissions) => count(batch, { submissions }),
  });
  for (let removed = BATCH_SIZE; removed > 0;) removed = await eraseSources(orgId, chatbotId, count);
  for (let removed = BATCH_SIZE; removed > 0;) removed = await eraseRemoved(orgId, chatbotId, count);
  // Of readers that were at work: their sources are gone, and they remove what they wrote unless they are killed.
  await deleteInBatches(own(paths.chunks(orgId)));
  // Before the days that they would be added to.
  await deleteInBatches(own(paths.figureShards(orgId)));
  await deleteInBatches(own(paths.allStats(orgId)));
  await deleteInBatches(own(paths.allMonths(orgId)));
  await deleteInBatches(own(paths.topics(orgId)));
  await deleteInBatches(own(paths.contradictions(orgId)));
  const waiting = queryOf(refs.allInbound(orgId), waitingOfChatbot, { chatbotId });
  await eraseInbound(orgId, own(paths.allInbound(orgId)), waiting);
  const exchanged = [paths.threads(orgId), paths.allOutbound(orgId)];
  const followed = [paths.teamPosts(orgId), paths.teamEvents(orgId), paths.teamThreads(orgId)];
  for (const collection of [...exchanged, ...followed]) {
    await deleteInBatches(own(collection));
  }
  // The runs first: without one no answer is stored.
  await deleteInBatches(db.collection(paths.draftRuns(orgId, chatbotId)).select());
  await deleteInBatches(own(paths.draftAnswers(orgId)));
  // Their files lie in the chatbot's folder.
  await deleteInBatches(own(paths.exports(orgId)));
  // Those over all chatbots have its conversations too.
  await deleteInBatches(db.collection(paths.exports(orgId)).where('chatbotId', '==', null).select());
  await deleteFolder(paths.wholeExportFolder(orgId));
  await deleteInBatches(db.collection('mail').where('message.chatbotId', '==', chatbotId).select());
  await deleteFolder(paths.chatbotFolder(orgId, chatbotId));
  await db.recursiveDelete(refs.chatbot(orgId, chatbotId));
  await refs.widget(chatbotId).delete();
}

/**
 * Removes some sources: their documents together with their tokens, then what was made of them. Returns how many there were.
 * The trigger on the documents does the latter too, so a run that is killed in between leaves nothing behind.
 */
async function eraseSources(orgId: string, chatbotId: string, count: CountRemoved): Promise<number> {
  const some = refs.sources(orgId).where('chatbotId', '==', chatbotId).limit(BATCH_SIZE);
  const ids = await db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(some);
    if (docs.length === 0) return [];
    const sources = docs.map((source) => source.data());
    const tokens = sources.reduce((sum, source) => sum + source.tokens, 0);
    const chunks = sources.reduce((sum, source) => sum + source.chunks, 0);
    const files = sources.filter((source) => kindOf(source).file !== null).length;
    for (const { ref } of docs) transaction.delete(ref);
    transaction.update(refs.org(orgId), { trainingTokens: FieldValue.increment(-tokens) });
    count(transaction, { sources: docs.length, chunks, files });
    return docs.map(({ id }) => id);
  });
  for (const id of ids) await eraseSource(orgId, id);
  return ids.length;
}

/** Erases some of the sources that could be brought back, with their files, and says how many there were. */
async function eraseRemoved(orgId: string, chatbotId: string, count: CountRemoved): Promise<number> {
  const some = await refs.removedSources(orgId).where('chatbotId', '==', chatbotId).limit(BATCH_SIZE).get();
  for (const { id } of some.docs)
    await eraseKept(orgId, id, (transaction, { source }) => {
      count(transaction, { sources: 1, files: kindOf(source).file === null ? 0 : 1 });
    });
  return some.size;
}
