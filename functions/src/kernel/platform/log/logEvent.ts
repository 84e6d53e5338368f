import { logger } from 'firebase-functions/logger';
import { describeError } from './describeError.ts';
import { LOG_EVENTS, type LogEvent, type LogFields, type LogValue } from './LOG_EVENTS.ts';
import { logContext } from './logContext.ts';
import { redact } from './redact.ts';

/** Marks a line for Error Reporting: https://cloud.google.com/error-reporting/docs/formatting-error-messages */
const REPORTED = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/**
 * Writes one structured line: the event's name in `event`, its fields, and those of the context. An event of severity ERROR has
 * the error's stack with its causes as its `message`, by which Error Reporting groups; any other has it in `error`. Addresses
 * and tokens are taken out of every text. With a trace header on the request, the logger adds the trace.
 */
export function logEvent<E extends LogEvent>(event: E, fields: LogFields<E>, error?: unknown): void {
  const { severity } = LOG_EVENTS[event];
  const texts = severity === 'ERROR' ? reported(event, error) : { message: event, ...described(error) };
  logger.write({ ...redacted({ ...logContext(), ...fields, event, ...texts }), ...service(severity), severity });
}

function reported(event: string, error: unknown): { message: string } {
  if (error instanceof Error) return { message: describeError(error) };
  // Only what has a stack is grouped.
  return { message: describeError(new Error(error === undefined ? event : `${event}: ${describeError(error)}`)) };
}

function described(error: unknown): { error?: string } {
  return error === undefined ? {} : { error: describeError(error) };
}

function redacted(line: Readonly<Record<string, LogValue>>): Record<string, LogValue> {
  return Object.fromEntries(
    Object.entries(line).map(([key, value]) => [key, typeof value === 'string' ? redact(value) : value]),
  );
}

/** Cloud Run names the service and its revision: https://cloud.google.com/run/docs/container-contract#env-vars */
function service(severity: string) {
  if (severity !== 'ERROR') return {};
  const { K_SERVICE: name = 'parlance', K_REVISION: version = 'unknown' } = process.env;
  return { '@type': REPORTED, serviceContext: { service: name, version } };
}
