import { paths } from '@parlance/domain/paths';
import { abandonedExports } from '@parlance/domain/queries/organizations';
import { resumeLeased } from '../../../kernel/platform/schedule/resumeLeased.ts';
import { type Slice, wholeRun } from '../../../kernel/platform/schedule/Slice.ts';
import { enqueueExport } from '../enqueueExport.ts';
import { groupQueryOf } from '../../../kernel/platform/queries/groupQueryOf.ts';

/** Queues exports again whose worker was killed or whose task was lost. */
export async function resumeExports(slice: Slice = wholeRun(), enqueue = enqueueExport): Promise<void> {
  await resumeLeased(groupQueryOf(abandonedExports, { leaseUntil: slice.now }), slice, async (path, reason) => {
    const [, orgId = '', , exportId = ''] = path.split('/');
    if (path === paths.export(orgId, exportId)) await enqueue(orgId, exportId, reason);
  });
}
