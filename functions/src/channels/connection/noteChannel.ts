import type { ChannelFault } from '@parlance/domain/channels/CHANNEL_FAULTS';
import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import { MINUTE_MS } from '@parlance/domain/durations';
import { refs } from '../../kernel/platform/refs.ts';
import type { ChannelPlace } from './ChannelPlace.ts';

function isOld(at: Date | null, now: Date): boolean {
  return at === null || now.getTime() - at.getTime() >= MINUTE_MS;
}

/** Notes, to the minute, that a message came: a write a minute, not one a message. */
export async function noteReceived(
  { orgId, chatbotId, channelId }: ChannelPlace,
  { receivedAt }: ChannelConnection,
  now = new Date(),
): Promise<void> {
  if (isOld(receivedAt, now)) await refs.channel(orgId, chatbotId, channelId).update({ receivedAt: now });
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

/** Notes what went wrong, for the channels page. */
export async function noteFault(
  { orgId, chatbotId, channelId }: ChannelPlace,
  code: ChannelFault,
  now = new Date(),
): Promise<void> {
  await refs.channel(orgId, chatbotId, channelId).update({ fault: { code, at: now } });
}
