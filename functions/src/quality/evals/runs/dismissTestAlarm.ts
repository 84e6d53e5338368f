import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import type { TestRunPlace } from './enqueueTestRun.ts';

/** Takes the notice of a run away; a newer one's stays. */
export async function dismissTestAlarm({ orgId, chatbotId, runId }: TestRunPlace): Promise<void> {
  const ref = refs.testState(orgId, chatbotId);
  await db.runTransaction(async (transaction) => {
    const state = (await transaction.get(ref)).data();
    if (state?.alarm?.runId === runId) transaction.update(ref, { alarm: null });
  });
}
