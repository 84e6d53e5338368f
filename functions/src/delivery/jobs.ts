import { EVERY_MINUTE, type Job } from '../kernel/platform/schedule/Job.ts';

export const DELIVERY_JOBS: readonly Job[] = [
  {
    name: 'resendStalledMail',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) => (await import('./mail/resendStalledMail.ts')).resendStalledMail(slice),
  },
  {
    name: 'resendStalledDeliveries',
    schedule: EVERY_MINUTE,
    queue: null,
    run: async (slice) =>
      (await import('./webhooks/delivery/resendStalledDeliveries.ts')).resendStalledDeliveries(slice),
  },
];
