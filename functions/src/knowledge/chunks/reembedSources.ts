import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { foreignSources } from '@parlance/domain/queries/sources';
import { enqueueTask } from '../../kernel/platform/enqueueTask.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';

const BATCH_SIZE = 200;
/** A source is queued once in so long, however often this runs. */
const PERIOD_MS = 600_000;

/**
 * Finds sources whose vectors are of another space than the present provider's and queues them to be embedded anew, some
 * at a time; those that are being worked on are left alone. Says how many it queued.
 */
export async function reembedSources(embeddingSpace: string, now = Date.now(), enqueue = enqueueTask): Promise<number> {
  const behind = await groupQueryOf(foreignSources, { embeddingSpace }).limit(BATCH_SIZE).get();
  let queued = 0;
  for (const snapshot of behind.docs) {
    const { ref, id } = snapshot;
    const orgId = ref.parent.parent?.id ?? '';
    if (ref.path !== paths.source(orgId, id)) continue;
    const { leaseUntil } = sourceSchema.parse(snapshot.data());
    // A worker has it already.
    if (leaseUntil !== null && leaseUntil.getTime() > now) continue;
    await enqueue('reembedSource', { orgId, sourceId: id }, `${id}-${embeddingSpace}-${Math.floor(now / PERIOD_MS)}`);
    queued += 1;
  }
  return queued;
}
