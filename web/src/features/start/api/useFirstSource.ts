import { type Source, sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';
import { newestSources } from '@parlance/domain/queries/sources';
import type { Live, Stored } from '#web/lib/live.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Source that a new chatbot is learning from: its newest, live. */
export function useFirstSource(chatbotId: string): Live<readonly Stored<Source>[]> {
  const { orgId } = useMembership();
  return useCollection({ ...specOf(newestSources, paths.sources(orgId), { chatbotId }), limit: 1 }, sourceSchema);
}
