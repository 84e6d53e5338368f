/** Number of concurrent test browsers: one more than the two processor cores that the tests are made for, since each also waits. */
export const BROWSER_WORKERS = 3;
