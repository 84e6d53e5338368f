import { EVERY_DAY, type Job } from '../kernel/platform/schedule/Job.ts';

export const BILLING_JOBS: readonly Job[] = [
  {
    name: 'reconcileBilling',
    schedule: EVERY_DAY,
    queue: 'runNightJob',
    run: async (slice) => (await import('./reconcile/reconcileBilling.ts')).reconcileBilling(slice),
  },
  {
    name: 'warnOfExpiringCards',
    schedule: EVERY_DAY,
    queue: 'runNightJob',
    run: async (slice) => (await import('./cards/warnOfExpiringCards.ts')).warnOfExpiringCards(slice),
  },
];
