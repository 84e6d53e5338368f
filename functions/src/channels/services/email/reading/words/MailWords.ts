/** Words of one language by which mail programs mark what they quote, forward, sign and answer by themselves. Compared without case. */
export interface MailWords {
  /** First words of a line above a quoted mail: "On Monday … wrote:". */
  on: readonly string[];
  /** Verbs of that line. */
  wrote: readonly string[];
  /** Names of the lines above a quoted mail. */
  labels: Readonly<Record<MailLabel, readonly string[]>>;
  /** Titles between dashes above a quoted mail. */
  original: readonly string[];
  /** Titles above a forwarded mail. */
  forwarded: readonly string[];
  /** Openings of a line that a mail program signs with: "Sent from my". */
  sentFrom: readonly string[];
  /** Words that only the legal notice below a mail has. */
  legal: readonly string[];
  /** Openings of the subject of a reply, and of a mail that is passed on, without their colon. */
  reply: readonly string[];
  forward: readonly string[];
  /** Beginnings of an address that nobody reads. */
  unattended: readonly string[];
  /** Openings of the subject of an automatic reply. */
  automatic: readonly string[];
}

export type MailLabel = 'from' | 'date' | 'to' | 'cc' | 'subject';
