import { chunksOfSpace } from '@parlance/domain/queries/chunks';
import { updateInBatches } from '../../kernel/platform/writes/updateInBatches.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';

/** Deletes a chatbot's chunks in an embedding space that it has left. If it is back in that space by now, they stay. */
export async function removePreviousVectors(orgId: string, chatbotId: string, embeddingSpace: string): Promise<void> {
  const chatbot = (await refs.chatbot(orgId, chatbotId).get()).data();
  if (chatbot?.embeddingSpace === embeddingSpace) return;
  await updateInBatches(
    queryOf(refs.chunks(orgId), chunksOfSpace, { chatbotId, embeddingSpace }).withConverter(null),
    (batch, chunk) => batch.delete(chunk.ref),
  );
}
