import { type TestResult, testResultSchema } from '@parlance/domain/documents/evals/testResult';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Result of a run for a case; null where it is not kept any more. */
export function useTestResult(chatbotId: string, runId: string, caseId: string): Live<Stored<TestResult> | null> {
  const { orgId } = useMembership();
  return useDocument(paths.testResult(orgId, chatbotId, runId, caseId), testResultSchema);
}
