import { LIMITS } from '@parlance/domain/limits';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import type { TestRunPlace } from './enqueueTestRun.ts';

/** Deletes a chatbot's runs, with their answers, but for the newest `LIMITS.testRunsKept`. */
export async function dropOldRuns({ orgId, chatbotId }: Omit<TestRunPlace, 'runId'>): Promise<void> {
  const old = await refs.testRuns(orgId, chatbotId).orderBy('startedAt', 'desc').offset(LIMITS.testRunsKept).get();
  for (const { ref } of old.docs) await db.recursiveDelete(ref);
}
