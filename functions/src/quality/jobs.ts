import { EVERY_10_MINUTES, EVERY_MINUTE, type Job } from '../kernel/platform/schedule/Job.ts';

export const QUALITY_JOBS: readonly Job[] = [
  {
    name: 'startDueTestRuns',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) => (await import('./evals/runs/startDueTestRuns.ts')).startDueTestRuns(slice),
  },
  {
    name: 'resumeTestRuns',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) => (await import('./evals/runs/resumeTestRuns.ts')).resumeTestRuns(slice),
  },
  {
    name: 'runTests',
    schedule: null,
    queue: 'runJob',
    run: async (slice) => {
      const [{ runTests }, { withProvider }] = await Promise.all([
        import('./evals/runs/runTests.ts'),
        import('../ai/withProvider.ts'),
      ]);
      return withProvider((provider) => runTests(provider, slice));
    },
  },
  {
    name: 'resumeDraftRuns',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) => (await import('./drafts/resumeDraftRuns.ts')).resumeDraftRuns(slice),
  },
  {
    name: 'expireDraftRuns',
    schedule: EVERY_10_MINUTES,
    queue: null,
    run: async (slice) => (await import('./drafts/expireDraftRuns.ts')).expireDraftRuns(slice),
  },
  {
    name: 'runDrafts',
    schedule: null,
    queue: 'runJob',
    run: async (slice) => {
      const [{ runDrafts }, { withProvider }] = await Promise.all([
        import('./drafts/runDrafts.ts'),
        import('../ai/withProvider.ts'),
      ]);
      return withProvider((provider) => runDrafts(provider, slice));
    },
  },
];
