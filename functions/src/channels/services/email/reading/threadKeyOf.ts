import { replyTokenOf, tokenInAddress, tokenInSubject } from '../replyToken.ts';
import type { ReadMail } from './readMail.ts';

type Threaded = Pick<
  ReadMail,
  'from' | 'to' | 'cc' | 'deliveredTo' | 'subject' | 'messageId' | 'inReplyTo' | 'references'
>;

/**
 * Name of the exchange that a mail belongs to, which is the token of the replies in it: by that token in an address it went to or in its
 * subject; else by the oldest mail that it names, or itself, together with its sender: two customers who reply to one newsletter have nothing
 * else in common. The subject's words say nothing. A token is no proof of the sender, who is to be compared with the exchange's.
 */
export function threadKeyOf({
  from,
  to,
  cc,
  deliveredTo,
  subject,
  messageId,
  inReplyTo,
  references,
}: Threaded): string {
  const recipients = [...deliveredTo, ...[...to, ...cc].map(({ address }) => address)];
  for (const address of recipients) {
    const token = tokenInAddress(address);
    if (token !== undefined) return token;
  }
  const [oldest = inReplyTo || messageId] = references;
  return tokenInSubject(subject) ?? replyTokenOf(`${oldest} ${from.address}`);
}
