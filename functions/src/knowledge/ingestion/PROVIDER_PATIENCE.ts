import { DAY_MS, MINUTE_MS, SECOND_MS } from '@parlance/domain/durations';

/** Waiting times of a source while an AI service does not answer. */
export const PROVIDER_PATIENCE = { firstMs: 30 * SECOND_MS, maxMs: 30 * MINUTE_MS, patienceMs: DAY_MS } as const;
