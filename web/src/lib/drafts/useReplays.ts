import { type DraftRun, draftRunSchema } from '@parlance/domain/documents/drafts/draftRun';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { replays } from '@parlance/domain/queries/quality';
import type { Live, Stored } from '#web/lib/live.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** The replays of a chatbot's last questions that are kept, live, the newest first. */
export function useReplays(chatbotId: string): Live<readonly Stored<DraftRun>[]> {
  const { orgId } = useMembership();
  return useCollection(
    {
      ...specOf(replays, paths.draftRuns(orgId, chatbotId), {}),
      limit: LIMITS.draftRunsShown,
    },
    draftRunSchema,
  );
}
