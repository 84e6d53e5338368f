import type { Deletion } from '@parlance/domain/documents/chatbots/deletion';
import { paths } from '@parlance/domain/paths';
import { chatsBegunUntil } from '@parlance/domain/queries/chats';
import { messagesUntil } from '@parlance/domain/queries/messages';
import type { Query } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';

/** Counts the documents that a deletion is going to count on its way. */
export async function countToDelete(orgId: string, { kind, chatbotId, startedAt }: Deletion): Promise<number> {
  const chats = queryOf(refs.chats(orgId), chatsBegunUntil, { chatbotId, createdAt: startedAt });
  const messages = groupQueryOf(messagesUntil, { chatbotId, at: startedAt });
  const own = (collection: string) => db.collection(collection).where('chatbotId', '==', chatbotId);
  const rest = [paths.leads(orgId), paths.sources(orgId), paths.removedSources(orgId), paths.chunks(orgId)].map(own);
  const doomed: Query[] = kind === 'conversations' ? [chats, messages] : [chats, messages, ...rest];
  const counts = await Promise.all(doomed.map((query) => query.count().get()));
  return counts.reduce((sum, counted) => sum + counted.data().count, 0);
}
