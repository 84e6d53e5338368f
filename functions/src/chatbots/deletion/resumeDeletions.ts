import { paths } from '@parlance/domain/paths';
import { stalledDeletions } from '@parlance/domain/queries/chatbots';
import { enqueueDeletion } from './enqueueDeletion.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { eachFound } from '../../kernel/platform/schedule/eachFound.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';

const ROUND_MS = 300_000;
/** Maximum duration of a run, in milliseconds. */
const STALE_AFTER_MS = 600_000;

/** Queues deletions again that should be over: their run was cut, or their task was lost. */
export async function resumeDeletions({ now, isOver }: Slice = wholeRun(), enqueue = enqueueDeletion): Promise<void> {
  const stalled = groupQueryOf(stalledDeletions, { startedAt: new Date(now.getTime() - STALE_AFTER_MS) });
  const reason = `resume-${Math.floor(now.getTime() / ROUND_MS)}`;
  await eachFound(stalled, isOver, async ({ id, ref }) => {
    const orgId = ref.parent.parent?.id ?? '';
    if (ref.path === paths.deletion(orgId, id)) await enqueue(orgId, id, reason);
  });
}
