import type { CallFault } from '@parlance/domain/documents/actions/action';
import type { CallOutcome } from './calling/sendCall.ts';

/** Faults without a usable response: something may have happened all the same. */
const UNCERTAIN: readonly CallFault[] = ['timeout', 'unreachable', 'unknown', 'too-large', 'unreadable'];

/** True iff nobody knows whether a change has been made: no usable response came, or one of a server that failed. */
export function isUncertain({ fault, httpStatus }: Pick<CallOutcome, 'fault' | 'httpStatus'>): boolean {
  return fault !== null && (UNCERTAIN.includes(fault) || (httpStatus ?? 0) >= 500);
}
