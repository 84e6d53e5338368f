import { GrpcStatus } from 'firebase-admin/firestore';

/** True if Firestore refused to create a document because it exists. */
export function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS;
}
