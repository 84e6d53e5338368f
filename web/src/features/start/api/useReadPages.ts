import { type Page, pageSchema } from '@parlance/domain/documents/knowledge/page';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** The pages of a website that were read last, live: as many as a first look takes. */
export function useReadPages(sourceId: string): Live<readonly Stored<Page>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.pages(orgId, sourceId), orderBy: ['fetchedAt', 'desc'], limit: LIMITS.firstLookPages },
    pageSchema,
  );
}
