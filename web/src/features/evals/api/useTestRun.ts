import { type TestRun, testRunSchema } from '@parlance/domain/documents/evals/testRun';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** A run of a chatbot's tests, live; null where it is not kept any more. */
export function useTestRun(chatbotId: string, runId: string): Live<Stored<TestRun> | null> {
  const { orgId } = useMembership();
  return useDocument(paths.testRun(orgId, chatbotId, runId), testRunSchema);
}
