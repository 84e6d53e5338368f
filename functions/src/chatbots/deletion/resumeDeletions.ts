import { paths } from '@parlance/domain/paths';
import { stalledDeletions } from '@parlance/domain/queries/chatbots';
import { enqueueDeletion } from './enqueueDeletion.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';

const BATCH_SIZE = 100;
const ROUND_MS = 300_000;
/** Maximum duration of a run, in milliseconds. */
const STALE_AFTER_MS = 600_000;

/** Queues deletions again that should be over: their run was cut, or their task was lost. */
export async function resumeDeletions(now = new Date(), enqueue = enqueueDeletion): Promise<void> {
  const open = await groupQueryOf(stalledDeletions, { startedAt: new Date(now.getTime() - STALE_AFTER_MS) })
    .limit(BATCH_SIZE)
    .get();
  const reason = `resume-${Math.floor(now.getTime() / ROUND_MS)}`;
  for (const { id, ref } of open.docs) {
    const orgId = ref.parent.parent?.id ?? '';
    if (ref.path === paths.deletion(orgId, id)) await enqueue(orgId, id, reason);
  }
}
