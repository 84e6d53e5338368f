import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { readQueueAges } from './readQueueAges.ts';

/** Writes how long the oldest of each queue has been waiting, for the alerts. */
export async function logQueueAges(now: Date, read = readQueueAges): Promise<void> {
  logEvent('queues measured', { ...(await read(now)) });
}
