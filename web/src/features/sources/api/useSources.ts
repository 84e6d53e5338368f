import { type Source, sourceSchema } from '@parlance/domain/documents/source';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/firestore/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const NEWEST = 100;

/** The newest sources of one chatbot, live. */
export function useSources(chatbotId: string): Live<readonly Stored<Source>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.sources(orgId), equals: { chatbotId }, orderBy: ['createdAt', 'desc'], limit: NEWEST },
    sourceSchema,
  );
}
