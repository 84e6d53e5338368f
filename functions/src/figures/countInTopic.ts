import { OTHER_TOPIC } from '@parlance/domain/documents/chats/topic';
import { FieldValue, GrpcStatus } from 'firebase-admin/firestore';
import { grpcCodeOf } from '../kernel/platform/writes/grpcCodeOf.ts';
import { refs } from '../kernel/platform/refs.ts';

/**
 * Adds a conversation to how many a topic shows until the nightly task counts them. One that is gone meanwhile has none to show; a
 * process that is killed before it leaves one out until the next night.
 */
export async function countInTopic(orgId: string, topicId: string): Promise<void> {
  if (topicId === OTHER_TOPIC) return;
  try {
    await refs.topic(orgId, topicId).update({ count: FieldValue.increment(1) });
  } catch (error) {
    if (grpcCodeOf(error) !== GrpcStatus.NOT_FOUND) throw error;
  }
}
