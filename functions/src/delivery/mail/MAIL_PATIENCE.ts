import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';

/** Retry schedule of a mail for a mail server that is away or asks to wait. */
export const MAIL_PATIENCE = { firstMs: MINUTE_MS, maxMs: HOUR_MS, patienceMs: DAY_MS } as const;
