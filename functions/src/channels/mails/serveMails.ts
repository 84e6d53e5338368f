import { channelByForwardAddress } from '@parlance/domain/queries/channels';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { config } from '../../kernel/platform/config.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { hashSecret } from '../../kernel/platform/secrets/hashSecret.ts';
import { isSameSecret } from '../../kernel/platform/secrets/isSameSecret.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { ServicePost } from '../connection/Adapter.ts';
import { ChannelError } from '../connection/ChannelError.ts';
import type { ChannelPlace } from '../connection/ChannelPlace.ts';
import { noteFault } from '../connection/noteChannel.ts';
import { type PostedMail, postedMail } from './postedMail.ts';
import { receiveMail } from './receiveMail.ts';
import { addressWithoutToken } from '../services/email/replyToken.ts';

/** Key in the header Authorization, as a bearer or as the password of a basic sign-in: providers' addresses take one of them. */
function keyIn(authorization: string | undefined): string {
  const [, scheme = '', value = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  return Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
}

/**
 * /channels/mail: where the deployment's mail server, or a provider's inbound webhook, posts what came to an address of `MAIL_INBOUND_DOMAIN`.
 * Returns the status: 200 once everything is stored, or nobody has the address; 403 without the key; 413 for more than is taken, and 400 for what is no
 * mail, which stand with the channel.
 */
export async function serveMails(post: ServicePost, now = new Date()): Promise<number> {
  const { mailInboundDomain, mailInboundKeyHash } = config();
  const { authorization } = post.headers;
  const key = keyIn(typeof authorization === 'string' ? authorization : undefined);
  if (mailInboundDomain === '' || !isSameSecret(hashSecret(key), mailInboundKeyHash)) return 403;
  const posted = await postedMail(post);
  if (posted === undefined) return 400;
  const addresses = posted.recipients.map((recipient) => addressWithoutToken(recipient.toLowerCase()));
  const own = [...new Set(addresses)].filter((address) => address.endsWith(`@${mailInboundDomain}`));
  const places = (await Promise.all(own.map(placesOf))).flat();
  if (places.length === 0) logEvent('mail for nobody', { recipients: own.length });
  const statuses = await Promise.all(places.map((place) => take(place, posted, now)));
  return Math.max(200, ...statuses);
}

async function placesOf(forwardTo: string): Promise<ChannelPlace[]> {
  const { docs } = await groupQueryOf(channelByForwardAddress, { 'account.forwardTo': forwardTo }).limit(2).get();
  return docs.flatMap(({ id, ref }) => {
    const chatbot = ref.parent.parent;
    const orgId = chatbot?.parent.parent?.id;
    return chatbot === null || orgId === undefined ? [] : [{ orgId, chatbotId: chatbot.id, channelId: id }];
  });
}

async function take(place: ChannelPlace, posted: PostedMail, receivedAt: Date): Promise<number> {
  const { orgId, chatbotId, channelId } = place;
  const channel = (await refs.channel(orgId, chatbotId, channelId).get()).data();
  if (channel === undefined) return 200;
  try {
    await receiveMail({ place, channel, ...posted, receivedAt });
    return 200;
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    logEvent('channel request refused', { channel: 'email', fault: error.fault });
    await noteFault(place, channel, error.fault);
    return error.fault === 'too-large' ? 413 : 400;
  }
}
