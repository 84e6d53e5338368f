import { type Release, releaseSchema } from '@parlance/domain/documents/releases/release';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { usePagedCollection } from '#web/lib/firestore/usePagedCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

export const RELEASES_PER_PAGE = 25;

interface ReleasePage {
  rows: Live<readonly Stored<Release>[]>;
  /** Undefined while that is not known. */
  hasNext: boolean | undefined;
}

/** One page of a chatbot's releases, from 0, live, the newest first. */
export function useReleases(chatbotId: string, page: number): ReleasePage {
  const { orgId } = useMembership();
  const spec = { path: paths.releases(orgId, chatbotId), orderBy: ['number', 'desc'] as const };
  return usePagedCollection(spec, { page, size: RELEASES_PER_PAGE }, releaseSchema);
}
