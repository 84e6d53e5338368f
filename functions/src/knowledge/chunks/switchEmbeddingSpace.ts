import { sourcesOfOtherSpace } from '@parlance/domain/queries/sources';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { enqueueVectorRemoval } from './enqueueVectorRemoval.ts';

/**
 * Turns a chatbot to another embedding space in one write, once all its sources have their vectors in it; until then it
 * answers from the one before. The old vectors go later: an answer that has just begun may still look for them.
 */
export async function switchEmbeddingSpace(orgId: string, chatbotId: string, embeddingSpace: string): Promise<void> {
  const former = await db.runTransaction(async (transaction) => {
    const chatbot = await transaction.get(refs.chatbot(orgId, chatbotId));
    const present = chatbot.data()?.embeddingSpace ?? embeddingSpace;
    if (present === embeddingSpace) return undefined;
    const behind = await transaction.get(
      queryOf(refs.sources(orgId), sourcesOfOtherSpace, { chatbotId, embeddingSpace }).limit(1),
    );
    if (!behind.empty) return undefined;
    transaction.update(chatbot.ref, { embeddingSpace });
    return present;
  });
  if (former !== undefined) await enqueueVectorRemoval(orgId, chatbotId, former);
}
