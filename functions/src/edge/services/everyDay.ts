import { SECOND_MS } from '@parlance/domain/durations';
import { onSchedule } from 'firebase-functions/scheduler';

import { whenServed } from '../../kernel/platform/whenServed.ts';

/** Less than the function's time, so that no part is cut by it. */
const BUDGET_MS = 50 * SECOND_MS;

const load = whenServed('everyDay', async () => {
  const [{ runParts }, { partsOf }] = await Promise.all([
    import('../../kernel/platform/schedule/runParts.ts'),
    import('./partsOf.ts'),
  ]);
  return { runParts, parts: partsOf('day') };
});

/** Conversations and leads whose time is over, figures that are counted again and summed up. */
export const everyDay = onSchedule(
  {
    schedule: 'every 24 hours',
    timeoutSeconds: 60,
  },
  async ({ scheduleTime }) => {
    const { runParts, parts } = await load();
    // The emulator does not say for when a run was due.
    const due = Date.parse(scheduleTime);
    await runParts(parts, Number.isNaN(due) ? new Date() : new Date(due), BUDGET_MS);
  },
);
