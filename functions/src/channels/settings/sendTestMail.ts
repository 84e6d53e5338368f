import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LOCALES } from '@parlance/domain/locales';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { ChannelError } from '../connection/ChannelError.ts';
import type { ChannelPlace } from '../connection/ChannelPlace.ts';
import { noteFault, noteSent } from '../connection/noteChannel.ts';
import { mailTest } from '../services/email/mailTest.ts';
import { CHANNEL_TEXTS } from '../texts/CHANNEL_TEXTS.ts';

/**
 * Sends a test by a mailbox or an address to the member's own address. Returns whether its server took it; what is wrong stands with the channel.
 * Throws `not-found`.
 */
export async function sendTestMail({ email, name }: Membership, place: ChannelPlace): Promise<boolean> {
  const { orgId, chatbotId, channelId } = place;
  const [foundChannel, foundSecret, org] = await Promise.all([
    refs.channel(orgId, chatbotId, channelId).get(),
    refs.channelSecret(orgId, chatbotId, channelId).get(),
    refs.org(orgId).get(),
  ]);
  const [channel, secret] = [foundChannel.data(), foundSecret.data()];
  if (channel === undefined || secret === undefined || channel.account.kind !== 'email') {
    throw new AppError('not-found');
  }
  const { account } = channel;
  const { subject, text } = CHANNEL_TEXTS[org.data()?.locale ?? LOCALES[0]].testMail;
  const mail = {
    id: newId(),
    to: { name, address: email },
    subject,
    text: text.replace('{address}', () => account.address),
  };
  try {
    await mailTest({ account, secret }, mail);
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    await noteFault(place, channel, error.fault);
    return false;
  }
  await noteSent(place, channel);
  return true;
}
