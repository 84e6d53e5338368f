import { config } from '../kernel/platform/config.ts';
import { EVERY_5_MINUTES, EVERY_DAY, type Job } from '../kernel/platform/schedule/Job.ts';

export const CHATBOT_JOBS: readonly Job[] = [
  {
    name: 'resumeDeletions',
    schedule: EVERY_5_MINUTES,
    queue: null,
    run: async (slice) => (await import('./deletion/resumeDeletions.ts')).resumeDeletions(slice),
  },
  {
    name: 'resetDemo',
    schedule: EVERY_DAY,
    queue: null,
    run: async ({ now }) => (await import('./deletion/resetDemo.ts')).resetDemo(config().demoChatbotId, now),
  },
];
