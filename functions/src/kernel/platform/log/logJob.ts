import { newId } from '@parlance/domain/ids';
import { HttpsError } from 'firebase-functions/https';
import { withLogContext } from './logContext.ts';
import { logWork, type WorkKind } from './logWork.ts';

export interface Job {
  /** The function's export in index.ts, or what it was asked to do. */
  name: string;
  kind: Exclude<WorkKind, 'part'>;
  /** Ids of what it works on. */
  orgId?: string;
  chatbotId?: string;
  chatId?: string;
  sourceId?: string;
}

/**
 * Runs the work of a task or an event in a log context of its own, with one line when it is over. Of a failure the log has
 * everything; what is thrown, so that the platform tries again, has only the correlation id, because the runtime prints it as
 * it is: a mail server's words would stand in the log with the recipient.
 */
export async function logJob({ name, kind, ...ids }: Job, work: () => Promise<unknown>): Promise<void> {
  const correlationId = newId();
  const failure = await withLogContext({ correlationId, job: name, ...ids }, () => logWork(kind, work));
  if (failure === undefined) return;
  const error = new HttpsError('internal', `${name} failed: ${correlationId}`);
  // A stack would make it one more error for Error Reporting: the one behind it has been reported.
  error.stack = error.message;
  throw error;
}
