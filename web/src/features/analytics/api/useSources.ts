import { type Source, sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { newestSources } from '@parlance/domain/queries/sources';
import type { Live, Stored } from '#web/lib/live.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useReadOnce } from '#web/lib/firestore/once/useReadOnce.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** The newest of a chatbot that has more are looked at. */
export const MOST_SOURCES = 200;

/** Sources that a chatbot learns from, newest first. */
export function useSources(chatbotId: string): Live<readonly Stored<Source>[]> {
  const { orgId } = useMembership();

  return useReadOnce(
    { ...specOf(newestSources, paths.sources(orgId), { chatbotId }), limit: MOST_SOURCES },
    sourceSchema,
  );
}
