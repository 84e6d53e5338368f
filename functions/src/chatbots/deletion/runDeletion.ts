import { MINUTE_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { chatsBegunUntil } from '@parlance/domain/queries/chats';
import type { Deletion } from '@parlance/domain/documents/chatbots/deletion';
import { messagesUntil } from '@parlance/domain/queries/messages';
import type { Query } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { enqueueDeletion } from './enqueueDeletion.ts';
import { eraseChatbot } from './eraseChatbot.ts';
import { eraseChats } from '../eraseChats.ts';
import { eraseOrphans } from './eraseOrphans.ts';
import { removedCounter } from './removedCounter.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';

/** Longer than any function that may still be writing for the chatbot: an answer, an ingestion, an upload. */
const SETTLED_MS = 15 * MINUTE_MS;

/** Counts the documents that a deletion is going to count on its way. */
async function countToDelete(orgId: string, { kind, chatbotId, startedAt }: Deletion): Promise<number> {
  const chats = queryOf(refs.chats(orgId), chatsBegunUntil, { chatbotId, createdAt: startedAt });
  const messages = groupQueryOf(messagesUntil, { chatbotId, at: startedAt });
  const own = (collection: string) => db.collection(collection).where('chatbotId', '==', chatbotId);
  const rest = [
    paths.leads(orgId),
    paths.declarations(orgId),
    paths.submissions(orgId),
    paths.sources(orgId),
    paths.removedSources(orgId),
    paths.chunks(orgId),
  ].map(own);
  const doomed: Query[] = kind === 'conversations' ? [chats, messages] : [chats, messages, ...rest];
  const counts = await Promise.all(doomed.map((query) => query.count().get()));
  return counts.reduce((sum, counted) => sum + counted.data().count, 0);
}

/**
 * Does what a deletion says, and says how far it is. It may be cut anywhere, repeated, and run twice at once: each document
 * is removed and counted once. What was under way when it began may write for some minutes, so a last run comes after that
 * time and takes what it finds.
 */
export async function runDeletion(orgId: string, deletionId: string, enqueue = enqueueDeletion): Promise<void> {
  const ref = refs.deletion(orgId, deletionId);
  const [deletion, org] = await Promise.all([
    ref.get().then((found) => found.data()),
    refs
      .org(orgId)
      .get()
      .then((found) => found.data()),
  ]);
  // An organization that is being deleted takes everything along.
  if (deletion === undefined || org === undefined) return;
  const { kind, chatbotId, startedAt } = deletion;
  if (deletion.status === 'running' && deletion.done === 0)
    await ref.update({ total: await countToDelete(orgId, deletion) });

  const owner = { orgId, chatbotId, timezone: org.timezone };
  const count = removedCounter(orgId, deletionId);
  const chats = db.collection(paths.chats(orgId));
  if (kind === 'conversations') {
    await eraseChats(owner, queryOf(chats, chatsBegunUntil, { chatbotId, createdAt: startedAt }), { count });
  } else {
    await eraseChats(owner, chats.where('chatbotId', '==', chatbotId), { count });
    await eraseChatbot(owner, count);
  }
  await eraseOrphans(orgId, chatbotId, new Date(startedAt.getTime() - LIMITS.answerTimeoutMs));
  if (deletion.status === 'done') return;
  await enqueue(orgId, deletionId, 'last', SETTLED_MS);
  await ref.update({ status: 'done', endedAt: new Date() });
}
