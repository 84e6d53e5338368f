import { updateInBatches } from '../../kernel/platform/writes/updateInBatches.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Deletes a chatbot's chunks in an embedding space that it has left. If it is back in that space by now, they stay. */
export async function removePreviousVectors(orgId: string, chatbotId: string, embeddingSpace: string): Promise<void> {
  const chatbot = (await refs.chatbot(orgId, chatbotId).get()).data();
  if (chatbot?.embeddingSpace === embeddingSpace) return;
  await updateInBatches(
    refs
      .chunks(orgId)
      .where('chatbotId', '==', chatbotId)
      .where('embeddingSpace', '==', embeddingSpace)
      .withConverter(null),
    (batch, chunk) => batch.delete(chunk.ref),
  );
}
