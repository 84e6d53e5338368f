import { LIMITS } from '@parlance/domain/limits';
import { GrpcStatus } from 'firebase-admin/firestore';
import { wakeExchange } from '../../delivery/wakeExchange.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { grpcCodeOf } from '../../kernel/platform/writes/grpcCodeOf.ts';
import type { ReceivedMessage } from '../connection/Adapter.ts';
import type { ChannelPlace } from '../connection/ChannelPlace.ts';
import { inboundIdOf } from './inboundIdOf.ts';
import { threadIdOf } from './threadIdOf.ts';

/** A number of at most 16 digits so that texts sort as numbers do. */
function sortable(number: number): string {
  return String(number).padStart(16, '0');
}

/**
 * Stores messages before their service is told that they came. One that is stored already, which the service sends again, changes nothing. Those
 * of one request are all there before the first is handled: they may have come in any order.
 */
export async function storeReceived(
  place: ChannelPlace,
  received: readonly ReceivedMessage[],
  now = new Date(),
): Promise<void> {
  const { orgId, channelId } = place;
  const stored = await Promise.all(received.map(async (message, index) => storeOne(place, message, { index, now })));
  await Promise.all(
    stored.map(async (added) => {
      if (added !== undefined) await wakeExchange(orgId, { channelId, threadId: added.threadId }, added.id);
    }),
  );
}

interface Turn {
  /** Place in the request. */
  index: number;
  now: Date;
}

/** Undefined where it was stored before. */
async function storeOne(
  place: ChannelPlace,
  { eventId, threadKey, sentAt, sequence, message }: ReceivedMessage,
  { index, now }: Turn,
): Promise<{ id: string; threadId: string } | undefined> {
  const { orgId, ...own } = place;
  // A clock of the service's that is ahead puts nothing before what has come already.
  const at = sentAt > now ? now : sentAt;
  const ref = refs.inbound(orgId, inboundIdOf(place, eventId));
  const threadId = threadIdOf(place, threadKey);
  try {
    await ref.create({
      ...own,
      threadId,
      status: 'waiting',
      message: { ...message, text: message.text.slice(0, LIMITS.channelTextCharacters).toWellFormed() },
      sentAt: at,
      order: `${sortable(at.getTime())}-${sortable(sequence ?? now.getTime())}-${sortable(index)}`,
      attempts: 0,
      nextAttemptAt: now,
      fault: null,
      expiresAt: new Date(now.getTime() + LIMITS.channelMemoryMs),
    });
  } catch (error) {
    if (grpcCodeOf(error) !== GrpcStatus.ALREADY_EXISTS) throw error;
    return undefined;
  }
  return { id: ref.id, threadId };
}
