import { newId } from '@parlance/domain/ids';
import * as z from 'zod';
import { inboxMessageSchema } from '../../../local/src/mail/inboxMessage.ts';
import { LOCAL_INBOUND } from '../../../local/src/mail/LOCAL_INBOUND.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { mailOf } from '../../functions/support/channels/mailbox.ts';
import type { Customer, Post } from './Customer.ts';
import { untilAnswered } from './untilAnswered.ts';

const inboxSchema = z.array(inboxMessageSchema);

/** Somebody who writes to an address whose mails are passed on, and replies to the address that the answers name. */
export function mailCustomer(orgId: string, forwardTo: string): Customer {
  const sender = `nora-${newId().toLowerCase()}@customer.example`;
  const [name = '', domain = ''] = forwardTo.split('@');
  let to = forwardTo;
  const inbox = async () => {
    const response = await fetch(`${suiteUrls.mail}/api/messages?to=${encodeURIComponent(sender)}`);
    return inboxSchema.parse(await response.json());
  };
  const write = (text: string): Post => ({
    url: `${suiteUrls.web}/channels/mail`,
    headers: {
      authorization: `Bearer ${LOCAL_INBOUND.key}`,
      'content-type': 'message/rfc822',
      'x-envelope-to': to,
    },
    body: mailOf({ from: `Nora Winter <${sender}>`, to: 'shop@shop.example', text }).toString('utf8'),
  });
  const replies = async (): Promise<number[]> => (await inbox()).map(({ at }) => Date.parse(at)).sort((a, b) => a - b);
  return {
    channel: 'email',
    orgId,
    sender,
    write,
    replies,
    open: async (text) => {
      const { url, ...post } = write(text);
      await fetch(url, { method: 'POST', ...post });
      await untilAnswered(replies);
      const token = /\[#(p[a-z2-7]{19})\]/.exec((await inbox())[0]?.subject ?? '')?.[1] ?? '';
      to = `${name}+${token}@${domain}`;
    },
  };
}
