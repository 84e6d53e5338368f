import { REGION } from '../../../../local/src/config/REGION.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';

/** Queues a scheduled job of functions/src/edge/services/JOBS.ts as the schedule does, due now. Its work is not waited for. */
export async function runJob(job: string): Promise<void> {
  const { projectId, ports } = suiteUrls;
  const data = { job, at: Date.now(), slice: 0 };
  const body = Buffer.from(JSON.stringify({ data })).toString('base64');
  // The emulator adds its own header of another spelling.
  const headers = { 'Content-Type': 'application/json' };
  const queue = `http://127.0.0.1:${ports.tasks}/projects/${projectId}/locations/${REGION}/queues/runJob/tasks`;
  const response = await fetch(queue, {
    method: 'POST',
    headers: { ...headers, authorization: 'Bearer owner' },
    body: JSON.stringify({ task: { httpRequest: { url: '', body, headers } } }),
  });
  if (!response.ok) throw new Error(`The queue refused ${job}: ${await response.text()}`);
}
