import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';
import { enqueueVectorRemoval } from './enqueueVectorRemoval.ts';

/**
 * Turns a chatbot to another vector space in one write, once all its sources have their vectors in it; until then it
 * answers from the one before. The old vectors go later: an answer that has just begun may still look for them.
 */
export async function switchEmbeddingSpace(orgId: string, chatbotId: string, space: string): Promise<void> {
  const former = await db.runTransaction(async (transaction) => {
    const chatbot = await transaction.get(refs.chatbot(orgId, chatbotId));
    const present = chatbot.data()?.space ?? space;
    if (present === space) return undefined;
    const behind = await transaction.get(
      refs.sources(orgId).where('chatbotId', '==', chatbotId).where('space', '!=', space).limit(1),
    );
    if (!behind.empty) return undefined;
    transaction.update(chatbot.ref, { space });
    return present;
  });
  if (former !== undefined) await enqueueVectorRemoval(orgId, chatbotId, former);
}
