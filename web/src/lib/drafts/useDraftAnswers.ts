import { type DraftAnswer, draftAnswerSchema } from '@parlance/domain/documents/drafts/draftAnswer';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { answersOfRun } from '@parlance/domain/queries/quality';
import type { Live, Stored } from '#web/lib/live.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Answers to the questions of a draft's run, live, in its order. */
export function useDraftAnswers(runId: string): Live<readonly Stored<DraftAnswer>[]> {
  const { orgId } = useMembership();
  return useCollection(
    {
      ...specOf(answersOfRun, paths.draftAnswers(orgId), { runId }),
      limit: LIMITS.replayQuestions,
    },
    draftAnswerSchema,
  );
}
