/** An error for the log: its stack, with its causes. The logger alone would write `{}`. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\ncaused by ${describeError(error.cause)}`;
}
