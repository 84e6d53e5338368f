import { AppError } from '@parlance/domain/errors';
import { refs } from '../../kernel/platform/refs.ts';
import { adapterOf } from '../services/adapterOf.ts';
import { ChannelError } from '../connection/ChannelError.ts';
import type { ChannelPlace } from '../connection/ChannelPlace.ts';
import { noteFault } from '../connection/noteChannel.ts';

/** Asks a channel's service whether the connection works, which sets it up again where the service has lost it. Throws `not-found`. */
export async function checkChannel(place: ChannelPlace): Promise<boolean> {
  const { orgId, chatbotId, channelId } = place;
  const ref = refs.channel(orgId, chatbotId, channelId);
  const channel = (await ref.get()).data();
  const secret = (await refs.channelSecret(orgId, chatbotId, channelId).get()).data();
  if (channel === undefined || secret === undefined) throw new AppError('not-found');
  try {
    await (await adapterOf({ account: channel.account, secret })).connect(place);
    // A mailbox that could not be looked into is, at once.
    const again = channel.mailbox && { 'mailbox.failures': 0, 'mailbox.nextPollAt': new Date() };
    await ref.update({ fault: null, ...again });
    return true;
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    await noteFault(place, channel, error.fault);
    return false;
  }
}
