import { paths } from '@parlance/domain/paths';
import { abandonedDraftRuns } from '@parlance/domain/queries/quality';
import { resumeLeased } from '../../kernel/platform/schedule/resumeLeased.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { enqueueDraftRun } from './enqueueDraftRun.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';

/** Queues runs again whose worker was killed or whose task was lost. */
export async function resumeDraftRuns(slice: Slice = wholeRun(), enqueue = enqueueDraftRun): Promise<void> {
  await resumeLeased(groupQueryOf(abandonedDraftRuns, { leaseUntil: slice.now }), slice, async (path, reason) => {
    const [, orgId = '', , chatbotId = '', , runId = ''] = path.split('/');
    if (path === paths.draftRun(orgId, chatbotId, runId)) await enqueue({ orgId, chatbotId, runId }, reason);
  });
}
