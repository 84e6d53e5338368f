/** Limits of figures and of exports. Bytes, characters and milliseconds as the names say. */
export const FIGURE_LIMITS = {
  /** Questions without an answer that a chatbot's day keeps for the overview. */
  unansweredPerDay: 50,
  questionsPerDismissal: 400,
  /** Categories that a chatbot's day counts by name. */
  categoriesPerDay: 40,
  topicsPerChatbot: 200,
  /** Names that members gave one topic, one after the other. */
  topicAliases: 20,
  /** Topics that one call merges into another. */
  topicsPerMerge: 50,
  /** Days of the longest period that figures are shown for. */
  periodDaysMax: 366,
  /** Differences of one chatbot's day that a recount names. */
  recountDifferences: 50,
  recountDaysKept: 100,
  /** Lines of one export: a lead has one, a conversation one for each message. */
  exportRows: 100_000,
  /** Time for which an export's file can be fetched. */
  exportMs: 24 * 3_600_000,
  /** A worker that writes an export renews its lease this often, and may miss some. */
  exportLeaseMs: 60_000,
  exportHeartbeatMs: 5000,
  exportAttempts: 3,
} as const;
