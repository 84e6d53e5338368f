import type { Arguments } from '@parlance/domain/actions/checkArguments';
import type { Recording } from '@parlance/domain/documents/actions/recording';
import { fold } from '@parlance/domain/text/fold';
import { type CallOutcome, notSent } from './sendCall.ts';

/** Outcome of a call as the server answered it when it was recorded; nothing is sent. `not-recorded` where no recording is of this call. */
export function recordedCall(recordings: readonly Recording[], action: string, values: Arguments): CallOutcome {
  const isOfCall = ({ parameter, value }: Recording['arguments'][number]): boolean =>
    Object.hasOwn(values, parameter) && fold(String(values[parameter])) === fold(value);
  const found = recordings.find((one) => one.action === action && one.arguments.every(isOfCall));
  if (found === undefined) return notSent('not-recorded');
  return found.result === null
    ? { ...notSent('status'), httpStatus: 404 }
    : { fault: null, httpStatus: 200, ms: 0, bytes: Buffer.byteLength(found.result), result: found.result };
}
