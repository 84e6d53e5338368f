import { type DataExport, dataExportSchema } from '@parlance/domain/documents/exports/dataExport';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const LATEST = 5;

/** The organization's latest exports, live. They are gone a day after they were begun. */
export function useLatestExports(): Live<readonly Stored<DataExport>[]> {
  const { orgId } = useMembership();
  return useCollection({ path: paths.exports(orgId), orderBy: ['startedAt', 'desc'], limit: LATEST }, dataExportSchema);
}
