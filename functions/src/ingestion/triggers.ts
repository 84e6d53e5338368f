import { idSchema } from '@parlance/domain/ids';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { onObjectFinalized } from 'firebase-functions/storage';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { getStorage } from 'firebase-admin/storage';
import * as z from 'zod';
import { refs } from '../platform/refs.ts';
import { enqueueIngestion } from './enqueueIngestion.ts';
import { parseSourcePath } from './parseSourcePath.ts';

const taskSchema = z.object({ orgId: idSchema, sourceId: idSchema });
const removalSchema = z.object({ orgId: idSchema, chatbotId: idSchema, space: z.string() });

/** A document has arrived: queues its reading, once per object generation. A file that no source waits for is deleted. */
export const onSourceUploaded = onObjectFinalized({ retry: true }, async (event) => {
  const place = parseSourcePath(event.data.name);
  if (place === undefined) return;
  const source = (await refs.source(place.orgId, place.sourceId).get()).data();
  if (source === undefined) {
    await getStorage().bucket(event.data.bucket).file(event.data.name).delete({ ignoreNotFound: true });
    return;
  }
  if (source.status !== 'pending') return;
  await enqueueIngestion(place.orgId, place.sourceId, String(event.data.generation));
});

/** Task { orgId, sourceId }: reads the source. The queue retries what fails for passing reasons. */
export const ingestSource = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 6, minBackoffSeconds: 2, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 6 },
    timeoutSeconds: 540,
    concurrency: 1,
    memory: '1GiB',
  },
  async (request) => {
    const task = taskSchema.parse(request.data);
    const [{ ingestSource: ingest }, { aiProvider }] = await Promise.all([
      import('./ingestSource.ts'),
      import('../ai/provider.ts'),
    ]);
    await ingest(task.orgId, task.sourceId, aiProvider());
  },
);

/** Task { orgId, sourceId }: gives the source vectors in the present provider's space. */
export const reembedSource = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    // Answers come first: this takes its time.
    rateLimits: { maxConcurrentDispatches: 2 },
    timeoutSeconds: 540,
    concurrency: 1,
    memory: '1GiB',
  },
  async (request) => {
    const task = taskSchema.parse(request.data);
    const [{ reembedSource: reembed }, { aiProvider }] = await Promise.all([
      import('../chunks/reembedSource.ts'),
      import('../ai/provider.ts'),
    ]);
    await reembed(task.orgId, task.sourceId, aiProvider());
  },
);

/** Task { orgId, chatbotId, space }: removes vectors that the chatbot no longer answers from. */
export const removeFormerVectors = onTaskDispatched(
  { retryConfig: { maxAttempts: 5, minBackoffSeconds: 10 }, timeoutSeconds: 540 },
  async (request) => {
    const { orgId, chatbotId, space } = removalSchema.parse(request.data);
    const { removeFormerVectors: remove } = await import('../chunks/removeFormerVectors.ts');
    await remove(orgId, chatbotId, space);
  },
);

/** Every ten minutes: after a change of the embedding model, queues the sources that still have vectors of the one before. */
export const reembedSources = onSchedule('every 10 minutes', async () => {
  const [{ reembedSources: reembed }, { aiProvider }] = await Promise.all([
    import('../chunks/reembedSources.ts'),
    import('../ai/provider.ts'),
  ]);
  const queued = await reembed(aiProvider().space);
  if (queued > 0) logger.info('sources queued to be embedded anew', { queued });
});

/** Every minute: picks up what a killed worker or a lost event left behind. */
export const resumeStalledSources = onSchedule('every 1 minutes', async () => {
  const { resumeStalledSources: resume } = await import('./resumeStalledSources.ts');
  const resumed = await resume();
  if (resumed > 0) logger.warn('stalled sources queued again', { resumed });
});
