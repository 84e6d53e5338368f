/** Interval at which the schedules are checked, in milliseconds. */
export const TICK_MS = 30_000;

/**
 * Exports of functions/src that Cloud Scheduler calls in production, and every how many ticks they run here.
 * A test holds this list to the functions.
 */
export const SCHEDULED: Readonly<Record<string, number>> = { everyMinute: 1, everyHour: 120, everyDay: 120 };
