import { SECOND_MS } from '@parlance/domain/durations';
import { onSchedule } from 'firebase-functions/scheduler';
import { smtpUrl } from '../../kernel/platform/config.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';

/** Less than the function's time, so that no part is cut by it. */
const BUDGET_MS = 50 * SECOND_MS;

const load = whenServed('everyMinute', async () => {
  const [{ runParts }, { partsOf }] = await Promise.all([
    import('../../kernel/platform/schedule/runParts.ts'),
    import('./partsOf.ts'),
  ]);
  return { runParts, parts: partsOf('minute') };
});

/** Finds and resumes what is overdue, stalled or lost. */
export const everyMinute = onSchedule(
  {
    schedule: 'every 1 minutes',
    timeoutSeconds: 60,
    memory: '1GiB',
    concurrency: 1,
    maxInstances: 2,
    secrets: [smtpUrl],
  },
  async ({ scheduleTime }) => {
    const { runParts, parts } = await load();
    // The emulator does not say for when a run was due.
    const due = Date.parse(scheduleTime);
    await runParts(parts, Number.isNaN(due) ? new Date() : new Date(due), BUDGET_MS);
  },
);
