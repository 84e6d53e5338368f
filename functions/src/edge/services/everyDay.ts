import { SECOND_MS } from '@parlance/domain/durations';
import { onSchedule } from 'firebase-functions/scheduler';

import { BACKGROUND } from '../../kernel/platform/sizes/BACKGROUND.ts';
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
    // In Frankfurt's night, after the day (UTC) of figures and budgets is over.
    schedule: '30 1 * * *',
    timeZone: 'Etc/UTC',
    timeoutSeconds: 60,
    ...BACKGROUND,
    maxInstances: 1,
  },
  async ({ scheduleTime }) => {
    const { runParts, parts } = await load();
    // The emulator does not say for when a run was due.
    const due = Date.parse(scheduleTime);
    await runParts(parts, Number.isNaN(due) ? new Date() : new Date(due), BUDGET_MS);
  },
);
