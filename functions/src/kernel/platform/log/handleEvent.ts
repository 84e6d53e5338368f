import { HOUR_MS } from '@parlance/domain/durations';
import * as z from 'zod';
import { logEvent } from './logEvent.ts';
import { type Job, logJob } from './logJob.ts';

interface HandledEvent {
  /** Time of the event, ISO 8601 (https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/spec.md#time). */
  time: string;
}

/**
 * Runs the work of an event as `logJob` does. The platform repeats what fails for 24 hours; here it ends `patienceMs` after the
 * event, and at once where a document does not fit its schema, which no repetition mends. Both are logged.
 */
export async function handleEvent(
  { time }: HandledEvent,
  job: Omit<Job, 'kind'>,
  work: () => Promise<unknown>,
  patienceMs = HOUR_MS,
): Promise<void> {
  await logJob({ ...job, kind: 'event' }, async () => {
    const ageMs = Date.now() - Date.parse(time);
    if (ageMs > patienceMs) {
      logEvent('event given up', { ageMs });
      return undefined;
    }
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof z.core.$ZodError)) throw error;
      logEvent('document not readable', {}, error);
      return undefined;
    }
  });
}
