import type { ReadOptions } from '../readMail.ts';

/** A mail as it came, for the thread that reads it. */
export interface MailJob {
  bytes: Uint8Array;
  options: ReadOptions;
}
