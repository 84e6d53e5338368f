/** Tests that `npm test -- --smoke` runs besides the unit and contract tests. */
export const SMOKE = {
  /** File filters of Vitest: who may do what, and the way from a document to an answer. */
  vitest: ['rules/roleTable', 'uploadToAnswer', 'functions/members/members', 'answerAgain'],
  /** The browser tests with the tag, once. */
  playwright: ['--grep=@smoke', '--project=desktop'],
} as const;
