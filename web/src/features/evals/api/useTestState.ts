import { type TestState, testStateSchema } from '@parlance/domain/documents/evals/testState';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** State of a chatbot's tests, live; null before its first case. */
export function useTestState(chatbotId: string): Live<Stored<TestState> | null> {
  const { orgId } = useMembership();
  return useDocument(paths.testState(orgId, chatbotId), testStateSchema);
}
