import { type TestCase, testCaseSchema } from '@parlance/domain/documents/evals/testCase';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** All cases of a chatbot's tests, live, the newest first. */
export function useTestCases(chatbotId: string): Live<readonly Stored<TestCase>[]> {
  const { orgId } = useMembership();
  return useCollection(
    {
      path: paths.testCases(orgId, chatbotId),
      orderBy: ['createdAt', 'desc'],
      limit: LIMITS.testCasesPerChatbot,
    },
    testCaseSchema,
  );
}
