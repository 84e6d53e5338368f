import { EVERY_MINUTE, type Job } from '../kernel/platform/schedule/Job.ts';

export const VERSION_JOBS: readonly Job[] = [
  {
    name: 'recordDueReleases',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) => (await import('./releases/recordDueReleases.ts')).recordDueReleases(slice),
  },
];
