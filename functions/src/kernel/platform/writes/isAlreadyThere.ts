import { GrpcStatus } from 'firebase-admin/firestore';
import { grpcCodeOf } from './grpcCodeOf.ts';

/** True if Firestore refused to create a document because it exists. */
export function isAlreadyThere(error: unknown): boolean {
  return grpcCodeOf(error) === GrpcStatus.ALREADY_EXISTS;
}
