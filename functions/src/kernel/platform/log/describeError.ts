/**
 * An error for the log: its name and message, its stack, with its causes. The logger alone would write `{}`, and the stack of
 * some libraries' errors was made before they had a message.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const title = `${error.name}: ${error.message}`;
  const stack = error.stack ?? '';
  const own = error.message !== '' && !stack.includes(error.message) ? `${title}\n${stack}`.trimEnd() : stack || title;
  return error.cause === undefined ? own : `${own}\ncaused by ${describeError(error.cause)}`;
}
