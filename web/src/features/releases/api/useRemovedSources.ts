import { type RemovedSource, removedSourceSchema } from '@parlance/domain/documents/releases/removedSource';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { newestRemovedSources } from '@parlance/domain/queries/sources';
import type { Live, Stored } from '#web/lib/live.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** A chatbot's sources that can be brought back, and former answers, live, those that went last first. */
export function useRemovedSources(chatbotId: string): Live<readonly Stored<RemovedSource>[]> {
  const { orgId } = useMembership();
  return useCollection(
    {
      ...specOf(newestRemovedSources, paths.removedSources(orgId), { chatbotId }),
      limit: LIMITS.removedSourcesShown,
    },
    removedSourceSchema,
  );
}
