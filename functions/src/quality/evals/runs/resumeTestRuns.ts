import { paths } from '@parlance/domain/paths';
import { abandonedTestRuns } from '@parlance/domain/queries/quality';
import { resumeLeased } from '../../../kernel/platform/schedule/resumeLeased.ts';
import { type Slice, wholeRun } from '../../../kernel/platform/schedule/Slice.ts';
import { enqueueTestRun } from './enqueueTestRun.ts';
import { groupQueryOf } from '../../../kernel/platform/queries/groupQueryOf.ts';

/** Queues runs again whose worker was killed or whose task was lost. */
export async function resumeTestRuns(slice: Slice = wholeRun(), enqueue = enqueueTestRun): Promise<void> {
  await resumeLeased(groupQueryOf(abandonedTestRuns, { leaseUntil: slice.now }), slice, async (path, reason) => {
    const [, orgId = '', , chatbotId = '', , runId = ''] = path.split('/');
    if (path === paths.testRun(orgId, chatbotId, runId)) await enqueue({ orgId, chatbotId, runId }, reason);
  });
}
