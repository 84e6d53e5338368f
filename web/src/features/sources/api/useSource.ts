import { type Source, sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** One source, live. Null when it does not exist. */
export function useSource(sourceId: string): Live<Stored<Source> | null> {
  const { orgId } = useMembership();
  return useDocument(paths.source(orgId, sourceId), sourceSchema);
}
