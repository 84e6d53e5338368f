import type { ChannelFault } from '@parlance/domain/channels/CHANNEL_FAULTS';
import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import { MINUTE_MS } from '@parlance/domain/durations';
import { refs } from '../../kernel/platform/refs.ts';
import type { ChannelPlace } from './ChannelPlace.ts';

function isOld(at: Date | null, now: Date): boolean {
  return at === null || now.getTime() - at.getTime() >= MINUTE_MS;
}

/** Faults of what was posted, which are over with the next message that can be read. */
const OF_POSTS: readonly ChannelFault[] = ['signature-invalid', 'message-invalid'];

/** Notes, to the minute, that a message came: a write a minute, not one a message. What could not be read before it is over. */
export async function noteReceived(
  { orgId, chatbotId, channelId }: ChannelPlace,
  { receivedAt, fault }: ChannelConnection,
  now = new Date(),
): Promise<void> {
  const isOver = fault !== null && OF_POSTS.includes(fault.code);
  if (!isOld(receivedAt, now) && !isOver) return;
  await refs.channel(orgId, chatbotId, channelId).update({ receivedAt: now, ...(isOver ? { fault: null } : {}) });
}

/** Notes, to the minute, that the service took a message: what went wrong before is over. */
export async function noteSent(
  { orgId, chatbotId, channelId }: ChannelPlace,
  { sentAt, fault }: ChannelConnection,
  now = new Date(),
): Promise<void> {
  if (!isOld(sentAt, now) && fault === null) return;
  await refs.channel(orgId, chatbotId, channelId).update({ sentAt: now, fault: null });
}

/** Notes what went wrong, for the channels page: the same once a minute, so that a flood of forged requests costs a write a minute. */
export async function noteFault(
  { orgId, chatbotId, channelId }: ChannelPlace,
  { fault }: Pick<ChannelConnection, 'fault'>,
  code: ChannelFault,
  now = new Date(),
): Promise<void> {
  if (fault?.code === code && !isOld(fault.at, now)) return;
  await refs.channel(orgId, chatbotId, channelId).update({ fault: { code, at: now } });
}

/** Faults of a mailbox that cannot be looked into. */
const OF_LOOKS: readonly ChannelFault[] = ['key-refused', 'service-away'];

/** Notes that a mailbox could be looked into: what kept it from that is over. */
export async function noteLooked(
  { orgId, chatbotId, channelId }: ChannelPlace,
  { fault }: Pick<ChannelConnection, 'fault'>,
): Promise<void> {
  if (fault === null || !OF_LOOKS.includes(fault.code)) return;
  await refs.channel(orgId, chatbotId, channelId).update({ fault: null });
}
