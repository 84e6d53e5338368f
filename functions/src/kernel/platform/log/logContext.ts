import { AsyncLocalStorage } from 'node:async_hooks';

/** Fields of every line of a request or a job, beside its own. */
export const LOG_CONTEXT_FIELDS = [
  /** Of one request or job: users see it with an unexpected error. */
  'correlationId',
  /** The contract's name, for calls. */
  'contract',
  /** First part of the path, for pages and the API. */
  'route',
  /** Name of a task, a part of a schedule, or the work of an event. */
  'job',
  'orgId',
  'chatbotId',
  'chatId',
  'sourceId',
] as const;

type LogContext = Partial<Record<(typeof LOG_CONTEXT_FIELDS)[number], string | undefined>>;

const storage = new AsyncLocalStorage<LogContext>();

/** Runs `work`: every line that it writes, however deep, has these fields, and those of the context around it. */
export function withLogContext<T>(fields: LogContext, work: () => T): T {
  return storage.run({ ...storage.getStore(), ...fields }, work);
}

/** Adds to the context what has become known. Outside of any it does nothing. */
export function addToLogContext(fields: LogContext): void {
  const context = storage.getStore();
  if (context !== undefined) Object.assign(context, fields);
}

/** The context's fields; none outside of any. */
export function logContext(): Readonly<LogContext> {
  return storage.getStore() ?? {};
}
