import { type DraftRun, draftRunSchema } from '@parlance/domain/documents/drafts/draftRun';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** The replays of a chatbot's last questions that are kept, live, the newest first. */
export function useReplays(chatbotId: string): Live<readonly Stored<DraftRun>[]> {
  const { orgId } = useMembership();
  return useCollection(
    {
      path: paths.draftRuns(orgId, chatbotId),
      equals: { kind: 'replay' },
      orderBy: ['startedAt', 'desc'],
      limit: LIMITS.draftRunsShown,
    },
    draftRunSchema,
  );
}
