import { refs } from '../../kernel/platform/refs.ts';
import type { ChannelPlace } from '../connection/ChannelPlace.ts';
import { threadIdOf } from '../inbound/threadIdOf.ts';
import type { ReadMail } from '../services/email/reading/readMail.ts';
import { threadKeyOf } from '../services/email/reading/threadKeyOf.ts';
import { replyTokenOf } from '../services/email/replyToken.ts';
import { ownIdIn } from './ownIdIn.ts';

interface Exchange {
  /** Name of the exchange, and the token of replies in it. */
  token: string;
  isNew: boolean;
}

/**
 * Exchange that a mail belongs to: that of the message of ours that it replies to, else the one that it names (`threadKeyOf`). Neither proves who
 * wrote it: a mail of another author than the exchange's begins one of its own.
 */
export async function exchangeOf(place: ChannelPlace, mail: ReadMail, author: string): Promise<Exchange> {
  const { orgId, channelId } = place;
  const outboundId = ownIdIn([mail.inReplyTo, ...mail.references.toReversed()]);
  const outbound = outboundId === undefined ? undefined : (await refs.outbound(orgId, outboundId).get()).data();
  const answered =
    outbound?.channelId === channelId ? (await refs.thread(orgId, outbound.threadId).get()).data() : undefined;
  const token = answered?.replyTo.token ?? threadKeyOf(mail);
  const known = answered ?? (await refs.thread(orgId, threadIdOf(place, token)).get()).data();
  if (known === undefined) return { token, isNew: true };
  if (known.sender === author) return { token, isNew: false };
  const own = replyTokenOf(`${token} ${author}`);
  return { token: own, isNew: !(await refs.thread(orgId, threadIdOf(place, own)).get()).exists };
}
