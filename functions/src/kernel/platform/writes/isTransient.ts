import { GrpcStatus } from 'firebase-admin/firestore';
import { grpcCodeOf } from './grpcCodeOf.ts';

/** Codes of Firestore when the same call may go through a moment later (https://cloud.google.com/firestore/docs/understand-error-codes). */
const TRANSIENT: readonly number[] = [
  GrpcStatus.ABORTED,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.INTERNAL,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.UNAVAILABLE,
];

/** True if Firestore refused a call for a reason that may pass. */
export function isTransient(error: unknown): boolean {
  const code = grpcCodeOf(error);
  return code !== undefined && TRANSIENT.includes(code);
}
