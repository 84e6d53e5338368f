import { type Recount, recountSchema } from '@parlance/domain/documents/organizations/recount';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useReadOnce } from '#web/lib/firestore/once/useReadOnce.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** How many nights are shown. */
export const NIGHTS_SHOWN = 31;

/** What counting a day again came to, the newest first. For those who may read it. */
export function useRecounts(): Live<readonly Stored<Recount>[]> {
  const { orgId } = useMembership();
  return useReadOnce({ path: paths.recounts(orgId), orderBy: ['day', 'desc'], limit: NIGHTS_SHOWN }, recountSchema);
}
