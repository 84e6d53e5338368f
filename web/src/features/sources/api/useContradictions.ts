import {
  type Contradiction,
  contradictionSchema,
  type ContradictionState,
} from '@parlance/domain/documents/knowledge/contradiction';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { contradictionsOfState } from '@parlance/domain/queries/chunks';
import type { Live, Stored } from '#web/lib/live.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
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
      ...specOf(contradictionsOfState, paths.contradictions(orgId), { chatbotId, state }),
      limit: LIMITS.contradictionsPerChatbot,
    },
    contradictionSchema,
  );
}
