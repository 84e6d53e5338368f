import { type Activity, activitySchema } from '@parlance/domain/documents/organizations/activity';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/firestore/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** As many entries as the overview shows: the rest stands in the activity log. */
const MOST = 8;

/** What happened last in the organization, newest first, live. */
export function useNewestActivity(): Live<readonly Stored<Activity>[]> {
  const { orgId } = useMembership();
  return useCollection({ path: paths.activity(orgId), orderBy: ['at', 'desc'], limit: MOST }, activitySchema);
}
