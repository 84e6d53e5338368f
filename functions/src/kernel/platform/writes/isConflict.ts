import { GrpcStatus } from 'firebase-admin/firestore';
import { grpcCodeOf } from './grpcCodeOf.ts';

const CONFLICTS: readonly number[] = [
  GrpcStatus.ABORTED,
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
];

/** True if Firestore refused a write that is bound to a document's version because it found another one. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.includes(grpcCodeOf(error) ?? GrpcStatus.OK);
}
