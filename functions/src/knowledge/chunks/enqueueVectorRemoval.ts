import { enqueueTask } from '../../kernel/platform/enqueueTask.ts';

/** Longer than any answer takes that began before the chatbot turned to its new embedding space. */
const DELAY_MS = 120_000;

/** Queues the removal of a chatbot's vectors in a space that it has left. */
export async function enqueueVectorRemoval(orgId: string, chatbotId: string, embeddingSpace: string): Promise<void> {
  await enqueueTask(
    'removePreviousVectors',
    { orgId, chatbotId, embeddingSpace },
    `${chatbotId}-${embeddingSpace}-${Date.now()}`,
    DELAY_MS,
  );
}
