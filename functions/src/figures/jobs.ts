import { EVERY_10_MINUTES, EVERY_MINUTE, type Job } from '../kernel/platform/schedule/Job.ts';
import { orgJobs } from '../kernel/platform/schedule/orgJobs.ts';

export const FIGURE_JOBS: readonly Job[] = [
  {
    name: 'foldFigures',
    schedule: EVERY_MINUTE,
    queue: 'runJob',
    run: async (slice) => (await import('./folding/foldFigures.ts')).foldFigures(slice),
  },
  ...orgJobs({
    name: 'recountFigures',
    orgName: 'recountOrg',
    isDue: async (orgId, now) => (await import('./recounts/hasNewFigures.ts')).hasNewFigures(orgId, now),
    run: async ({ orgId, now }) => {
      await (await import('./recounts/recountOrg.ts')).recountOrg(orgId, now);
      return undefined;
    },
  }),
  {
    name: 'resumeExports',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) => (await import('./exports/job/resumeExports.ts')).resumeExports(slice),
  },
  {
    name: 'expireExports',
    schedule: EVERY_10_MINUTES,
    queue: null,
    run: async (slice) => (await import('./exports/job/expireExports.ts')).expireExports(slice),
  },
];
