import { EVERY_DAY, EVERY_MINUTE, type Job } from '../kernel/platform/schedule/Job.ts';

export const EDGE_JOBS: readonly Job[] = [
  {
    name: 'logQueueAges',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async ({ now }) => (await import('./monitoring/logQueueAges.ts')).logQueueAges(now),
  },
  {
    name: 'endSiteTrials',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) => (await import('./trials/endSiteTrials.ts')).endSiteTrials(slice),
  },
  {
    name: 'migrateDocuments',
    schedule: EVERY_DAY,
    queue: 'runNightJob',
    run: async (slice) => (await import('./migrations/migrateDocuments.ts')).migrateDocuments(slice),
  },
];
