import { REGION } from '../../../local/src/config/REGION.ts';
import { suiteUrls } from '../suiteUrls.ts';

/**
 * Queues a scheduled job of functions/src/edge/services/JOBS.ts as the schedule does, due now. Its work is not waited for.
 * @param queue The function that runs the job.
 */
export async function queueJob(queue: string, job: string): Promise<void> {
  const { projectId, ports } = suiteUrls;
  const data = { job, at: Date.now(), slice: 0 };
  const body = Buffer.from(JSON.stringify({ data })).toString('base64');
  // The emulator adds its own header of another spelling.
  const headers = { 'Content-Type': 'application/json' };
  const url = `http://127.0.0.1:${ports.tasks}/projects/${projectId}/locations/${REGION}/queues/${queue}/tasks`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, authorization: 'Bearer owner' },
    body: JSON.stringify({ task: { httpRequest: { url: '', body, headers } } }),
  });
  if (!response.ok) throw new Error(`${queue} refused ${job}: ${await response.text()}`);
}
