import { enqueueTask } from '../../../kernel/platform/enqueueTask.ts';

/** Location of a run of a chatbot. */
export interface TestRunPlace {
  orgId: string;
  chatbotId: string;
  runId: string;
}

/**
 * Queues work on a run, as a slice of the job `runTests`. The same `reason` for the same run queues once.
 * @param reason Part of the task's id: the first slice, or which of the later ones.
 */
export async function enqueueTestRun({ orgId, chatbotId, runId }: TestRunPlace, reason: string): Promise<void> {
  const task = { job: 'runTests', at: Date.now(), slice: 0, orgId, cursor: `${chatbotId}/${runId}` };
  await enqueueTask('runJob', task, `runTests-${runId}-${reason}`);
}
