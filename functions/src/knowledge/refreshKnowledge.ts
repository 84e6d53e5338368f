import { trainedSources } from '@parlance/domain/queries/sources';
import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';
import { queryOf } from '../kernel/platform/queries/queryOf.ts';

/** A chatbot knows less now: it counts as trained while any of its sources has passages, be it that they are read anew. */
export async function refreshKnowledge(orgId: string, chatbotId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const chatbot = await transaction.get(refs.chatbot(orgId, chatbotId));
    if (!chatbot.exists) return;
    const left = await transaction.get(queryOf(refs.sources(orgId), trainedSources, { chatbotId }).limit(1));
    transaction.update(chatbot.ref, { trained: !left.empty });
  });
}
