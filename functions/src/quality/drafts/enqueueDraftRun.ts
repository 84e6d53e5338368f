import { enqueueTask } from '../../kernel/platform/enqueueTask.ts';

/** Location of a run of a chatbot. */
export interface DraftRunPlace {
  orgId: string;
  chatbotId: string;
  runId: string;
}

/**
 * Queues work on a run, as a slice of the job `runDrafts`. The same `reason` for the same run queues once.
 * @param reason Part of the task's id: the first slice, or which of the later ones.
 */
export async function enqueueDraftRun({ orgId, chatbotId, runId }: DraftRunPlace, reason: string): Promise<void> {
  const task = { job: 'runDrafts', at: Date.now(), slice: 0, orgId, cursor: `${chatbotId}/${runId}` };
  await enqueueTask('runJob', task, `runDrafts-${runId}-${reason}`);
}
