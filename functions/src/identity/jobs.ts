import { EVERY_5_MINUTES, EVERY_DAY, type Job } from '../kernel/platform/schedule/Job.ts';

export const IDENTITY_JOBS: readonly Job[] = [
  {
    name: 'eraseEndedOrgs',
    schedule: EVERY_DAY,
    queue: 'runNightJob',
    run: async (slice) => (await import('./organizations/eraseEndedOrgs.ts')).eraseEndedOrgs(slice),
  },
  {
    name: 'resumeErasures',
    schedule: EVERY_5_MINUTES,
    queue: null,
    run: async (slice) => (await import('./organizations/resumeErasures.ts')).resumeErasures(slice),
  },
];
