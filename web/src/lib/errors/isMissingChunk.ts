const MISSING = /dynamically imported module|importing a module script failed|error loading dynamically/i;

/** True iff a file of the app could not be fetched, in the words of Chromium, Safari or Firefox: its build is gone, or the connection is. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message);
}
