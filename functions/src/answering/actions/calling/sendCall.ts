import type { ActionRequest } from '@parlance/domain/actions/buildRequest';
import { CALL_FAULTS, type CallFault } from '@parlance/domain/documents/actions/action';
import type { ActionSecret } from '@parlance/domain/documents/actions/storedAction';
import { guardedCall } from '../../../kernel/outgoing/guardedCall.ts';
import { OutgoingRefusal } from '../../../kernel/outgoing/OutgoingRefusal.ts';
import { readResult } from './readResult.ts';
import { signCall } from './signCall.ts';

/** Outcome of one call. */
export interface CallOutcome {
  /** Null where it worked. */
  fault: CallFault | null;
  httpStatus: number | null;
  ms: number | null;
  bytes: number | null;
  /** As lines; empty where it failed. */
  result: string;
}

/** Outcome of a call that failed before anything was sent. */
export function notSent(fault: CallFault): CallOutcome {
  return { fault, httpStatus: null, ms: null, bytes: null, result: '' };
}

/** Sends one call, signed at `now`. Never throws for what is the other server's. */
export async function sendCall(
  request: ActionRequest,
  { secret, token }: ActionSecret,
  { key, signal, now = new Date() }: { key: string; signal?: AbortSignal; now?: Date },
): Promise<CallOutcome> {
  const started = performance.now();
  const elapsed = (): number => Math.round(performance.now() - started);
  try {
    const { status, type, body } = await guardedCall({
      ...request,
      headers: {
        'parlance-signature': signCall(request, secret, now),
        'idempotency-key': key,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      signal,
    });
    const known = { httpStatus: status, ms: elapsed(), bytes: body.length };
    if (status >= 300 && status <= 399) return { ...known, fault: 'redirected', result: '' };
    if (status < 200 || status > 299) return { ...known, fault: 'status', result: '' };
    const result = readResult({ type, body });
    return result === undefined ? { ...known, fault: 'unreadable', result: '' } : { ...known, fault: null, result };
  } catch (error) {
    if (!(error instanceof OutgoingRefusal)) throw error;
    const fault = CALL_FAULTS.find((one) => one === error.reason) ?? 'unreachable';
    return { ...notSent(fault), ms: elapsed() };
  }
}
