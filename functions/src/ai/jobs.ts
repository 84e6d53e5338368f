import { EVERY_HOUR, type Job } from '../kernel/platform/schedule/Job.ts';

export const AI_JOBS: readonly Job[] = [
  {
    name: 'checkModels',
    schedule: EVERY_HOUR,
    queue: 'runJob',
    run: async () => {
      const [{ checkModels }, { aiProvider }] = await Promise.all([
        import('./probes/checkModels.ts'),
        import('./provider.ts'),
      ]);
      return checkModels(await aiProvider());
    },
  },
];
