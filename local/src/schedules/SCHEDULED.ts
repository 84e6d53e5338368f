/** How often the schedules are looked at. */
export const TICK_MS = 30_000;

/**
 * Exports of functions/src that Cloud Scheduler calls in production, and every how many ticks they run here. Each run is a
 * process of its own in the emulator, so what is not urgent waits longer. A test holds this list to the functions.
 */
export const SCHEDULED: Readonly<Record<string, number>> = {
  classifyIdleChats: 10,
  endMissedHandovers: 2,
  expireChats: 120,
  recrawlDue: 60,
  reembedSources: 20,
  resendStalledMail: 2,
  resumeDeletions: 10,
  resumeErasures: 10,
  resumeStalledCrawls: 1,
  resumeStalledSources: 1,
  sendDigests: 120,
};
