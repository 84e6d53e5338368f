import type { VisitorErrorCode } from '@parlance/domain/widget/visitorError';

/**
 * Reason for a call without an answer. `server`: the server reported it. `network`: it was not reached. `timeout`: it was silent
 * for too long. `cut`: the stream ended too early. `stopped`: the visitor stopped it. `malformed`: the reply made no sense.
 */
export type Failure =
  | { kind: 'server'; code: VisitorErrorCode; correlationId: string; challenge?: string | undefined }
  | { kind: 'network' | 'timeout' | 'cut' | 'stopped' | 'malformed' };

/** A failure on its way up to where it is shown. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Attempts where the server itself fails, as a database does over which many compete. */
const MAX_TRIES = 4;

/** True for a failure that says nothing of what was asked for: without a connection, too early, or the server's own in the first `tries`. */
export function mayPass(failure: Failure, tries = MAX_TRIES): boolean {
  return (
    failure.kind !== 'server' ||
    failure.code === 'unavailable' ||
    failure.code === 'rate-limited' ||
    (failure.code === 'internal' && tries < MAX_TRIES)
  );
}

/** The failure in whatever was thrown. */
export function toFailure(error: unknown): Failure {
  return error instanceof CallError ? error.failure : { kind: 'malformed' };
}
