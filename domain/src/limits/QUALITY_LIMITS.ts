/** Limits of tests, drafts and releases. Bytes, characters and milliseconds as the names say. */
export const QUALITY_LIMITS = {
  /** Cases of a chatbot: a list shows them all, and a run asks them all. */
  testCasesPerChatbot: 100,
  factsPerTestCase: 10,
  testFactCharacters: 300,
  /** Messages that a test's customer sends before its question, and answers of actions that it plays back. */
  earlierPerTestCase: 12,
  recordingsPerTestCase: 5,
  recordingCharacters: 1_000,
  /** Questions of each kind that are proposed for cases. */
  testProposals: 20,
  /** Changes of what answers rest on that a run names; of more the newest. */
  testChangesNamed: 20,
  /** Runs of a chatbot that are kept, with their answers. */
  testRunsKept: 10,
  /** Cases are asked by themselves so long after the last change, and at most so long after the first. */
  testDelayMs: 3 * 60_000,
  testDelayMaxMs: 30 * 60_000,
  /** A worker that asks cases renews its lease this often; how many of them at a time, and how often it may die without coming further. */
  testLeaseMs: 60_000,
  testHeartbeatMs: 10_000,
  testsAtOnce: 3,
  testAttempts: 5,
  testExcerptCharacters: 500,
  /** Visitors' questions that a replay asks, and messages that are looked through for them. */
  replayQuestions: 100,
  replayMessagesRead: 1500,
  /** Time for which a replay, or a run for the gate, is kept with its answers. */
  draftRunMs: 7 * 24 * 3_600_000,
  draftRunsShown: 50,
  /** A run for the gate has to end within this time, and counts for so long afterwards. */
  gateMs: 10 * 60_000,
  gateValidMs: 30 * 60_000,
  gateReasonCharacters: 200,
  /** Releases of a chatbot that are kept, and sources in one document of a release's list of them. */
  releasesKept: 200,
  sourcesPerKnowledge: 400,
  /** Sources that one rollback brings back and removes, together: they change in one transaction. */
  sourcesPerRollback: 500,
  /** Names of each kind that are told before a rollback. */
  rollbackNames: 20,
} as const;
