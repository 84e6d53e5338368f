import { idSchema } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { onObjectFinalized } from 'firebase-functions/storage';
import { onTaskDispatched } from 'firebase-functions/tasks';
import * as z from 'zod';
import { BACKGROUND } from '../../kernel/platform/sizes/BACKGROUND.ts';
import { modelSecrets } from '../../kernel/platform/config.ts';
import { handleEvent } from '../../kernel/platform/log/handleEvent.ts';
import { logJob } from '../../kernel/platform/log/logJob.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';

const taskSchema = z.object({ orgId: idSchema, sourceId: idSchema });
const removalSchema = z.object({ orgId: idSchema, chatbotId: idSchema, embeddingSpace: z.string() });

const loadUploaded = whenServed('onSourceUploaded', () => import('./queueUpload.ts'));
const loadRemoval = whenServed('removePreviousVectors', () => import('../chunks/removePreviousVectors.ts'));
const loadIngest = whenServed('ingestSource', async () => {
  const [ingestion, flow, ai] = await Promise.all([
    import('./ingestSource.ts'),
    import('./ingestFlow.ts'),
    import('../../ai/withProvider.ts'),
  ]);
  return { ...ingestion, ...flow, ...ai };
});
const loadReembed = whenServed('reembedSource', async () => {
  const [chunks, ai] = await Promise.all([import('../chunks/reembedSource.ts'), import('../../ai/withProvider.ts')]);
  return { ...chunks, ...ai };
});

/** A document has arrived. */
export const onSourceUploaded = onObjectFinalized({ retry: true, ...BACKGROUND }, (event) =>
  handleEvent(event, { name: 'onSourceUploaded' }, async () => {
    const { queueUpload } = await loadUploaded();
    await queueUpload(event.data);
  }),
);

/** Task { orgId, sourceId }: reads the source. The queue retries what fails for passing reasons. */
export const ingestSource = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 6, minBackoffSeconds: 2, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: LIMITS.ingestionDispatches },
    maxInstances: LIMITS.ingestionDispatches,
    timeoutSeconds: 540,
    concurrency: 1,
    memory: '1GiB',
    secrets: [...modelSecrets],
  },
  async (request) => {
    const task = taskSchema.parse(request.data);
    await logJob({ name: 'ingestSource', kind: 'task', ...task }, async () => {
      const { ingestSource: ingest, ingestFlow, withProvider } = await loadIngest();
      await withProvider((provider) =>
        ingestFlow.run(
          provider.genkit,
          task,
          () => ingest(task.orgId, task.sourceId, provider),
          () => null,
        ),
      );
    });
  },
);

/** Task { orgId, sourceId }: gives the source vectors in the present provider's space. */
export const reembedSource = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    // Answers come first: this takes its time.
    rateLimits: { maxConcurrentDispatches: 2 },
    timeoutSeconds: 540,
    ...BACKGROUND,
    memory: '1GiB',
    secrets: [...modelSecrets],
  },
  async (request) => {
    const task = taskSchema.parse(request.data);
    await logJob({ name: 'reembedSource', kind: 'task', ...task }, async () => {
      const { reembedSource: reembed, withProvider } = await loadReembed();
      await withProvider((provider) => reembed(task.orgId, task.sourceId, provider));
    });
  },
);

/** Task { orgId, chatbotId, embeddingSpace }: removes vectors that the chatbot no longer answers from. */
export const removePreviousVectors = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10 },
    rateLimits: { maxConcurrentDispatches: BACKGROUND.maxInstances },
    timeoutSeconds: 540,
    ...BACKGROUND,
  },
  async (request) => {
    const { orgId, chatbotId, embeddingSpace } = removalSchema.parse(request.data);
    await logJob({ name: 'removePreviousVectors', kind: 'task', orgId, chatbotId }, async () => {
      const { removePreviousVectors: remove } = await loadRemoval();
      await remove(orgId, chatbotId, embeddingSpace);
    });
  },
);
