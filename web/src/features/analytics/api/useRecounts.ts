import { type Recount, recountSchema } from '@parlance/domain/documents/organizations/recount';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useReadOnce } from '#web/lib/firestore/once/useReadOnce.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Number of nights shown. */
export const NIGHTS_SHOWN = 31;

/** Results of counting a day again, newest first. For those who may read them. */
export function useRecounts(): Live<readonly Stored<Recount>[]> {
  const { orgId } = useMembership();
  return useReadOnce({ path: paths.recounts(orgId), orderBy: ['day', 'desc'], limit: NIGHTS_SHOWN }, recountSchema);
}
