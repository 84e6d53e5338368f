/** Results of some tests. */
export interface Count {
  passed: number;
  /** Each with what it said, for the end of the log. */
  failed: readonly string[];
  /** Passed on a second try alone. */
  flaky: readonly string[];
}
