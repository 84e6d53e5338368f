import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { foreignSources } from '@parlance/domain/queries/sources';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { enqueueTask } from '../../kernel/platform/enqueueTask.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { eachFound } from '../../kernel/platform/schedule/eachFound.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';

const BATCH_SIZE = 200;
/** A source is queued once in so long, however often this runs. Those that have been hold up no others. */
const PERIOD_MS = 600_000;

/**
 * Finds sources whose vectors are of another space than the present provider's and queues them to be embedded anew, some
 * at a time; those that are being worked on are left alone. Says how many it queued.
 */
export async function reembedSources(
  embeddingSpace: string,
  { now, isOver }: Slice = wholeRun(),
  enqueue: typeof enqueueTask = enqueueTask,
  most = BATCH_SIZE,
): Promise<number> {
  const period = Math.floor(now.getTime() / PERIOD_MS);
  let queued = 0;
  const queue = async (found: QueryDocumentSnapshot): Promise<void> => {
    const { ref, id } = found;
    const orgId = ref.parent.parent?.id ?? '';
    if (ref.path !== paths.source(orgId, id)) return;
    const { leaseUntil } = sourceSchema.parse(found.data());
    // A worker has it already.
    if (leaseUntil !== null && leaseUntil > now) return;
    if (await enqueue('reembedSource', { orgId, sourceId: id }, `${id}-${embeddingSpace}-${period}`)) queued += 1;
  };
  const behind = groupQueryOf(foreignSources, { embeddingSpace });
  await eachFound(behind, () => isOver() || queued >= most, queue, most);
  return queued;
}
