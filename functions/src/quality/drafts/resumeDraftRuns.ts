import { paths } from '@parlance/domain/paths';
import { resumeLeased } from '../../kernel/platform/schedule/resumeLeased.ts';
import { enqueueDraftRun } from './enqueueDraftRun.ts';

/** Queues runs again whose worker was killed or whose task was lost. */
export async function resumeDraftRuns(now = new Date(), enqueue = enqueueDraftRun): Promise<void> {
  await resumeLeased('draftRuns', now, async (path, reason) => {
    const [, orgId = '', , chatbotId = '', , runId = ''] = path.split('/');
    if (path === paths.draftRun(orgId, chatbotId, runId)) await enqueue({ orgId, chatbotId, runId }, reason);
  });
}
