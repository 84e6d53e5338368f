import {
  type Contradiction,
  contradictionSchema,
  type ContradictionState,
} from '@parlance/domain/documents/knowledge/contradiction';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** A chatbot's contradictions in one state, live, the newest first. */
export function useContradictions(
  chatbotId: string,
  state: ContradictionState,
): Live<readonly Stored<Contradiction>[]> {
  const { orgId } = useMembership();
  return useCollection(
    {
      path: paths.contradictions(orgId),
      equals: { chatbotId, state },
      orderBy: ['foundAt', 'desc'],
      limit: LIMITS.contradictionsPerChatbot,
    },
    contradictionSchema,
  );
}
