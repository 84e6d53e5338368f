import { updateInBatches } from '../platform/writes/updateInBatches.ts';
import { refs } from '../platform/refs.ts';

/** Deletes a chatbot's chunks in a vector space that it has left. If it is back in that space by now, they stay. */
export async function removePreviousVectors(orgId: string, chatbotId: string, space: string): Promise<void> {
  const chatbot = (await refs.chatbot(orgId, chatbotId).get()).data();
  if (chatbot?.space === space) return;
  await updateInBatches(
    refs.chunks(orgId).where('chatbotId', '==', chatbotId).where('space', '==', space).withConverter(null),
    (batch, chunk) => batch.delete(chunk.ref),
  );
}
