import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';

/** How a mail waits for a mail server that is away or asks to wait. */
export const MAIL_PATIENCE = { firstMs: MINUTE_MS, maxMs: HOUR_MS, patienceMs: DAY_MS } as const;
