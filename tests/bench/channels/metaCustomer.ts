import { createHmac, randomInt } from 'node:crypto';
import * as z from 'zod';
import { messagesEvent } from '../../../local/src/channels/graph/graphEvents.ts';
import type { GraphAccount } from '../../../local/src/channels/graph/graphState.ts';
import { localAppSecret, type MetaService } from '../../../local/src/channels/LOCAL_META.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import type { Customer } from './Customer.ts';
import { untilAnswered } from './untilAnswered.ts';

const messagesSchema = z.array(z.object({ isFromBusiness: z.boolean(), at: z.number() }));

let ids = Date.now();

export interface MetaPlace {
  orgId: string;
  service: MetaService;
  accountId: string;
  callbackUrl: string;
}

/** Account with what a post says of it. */
function accountOf({ service, accountId }: MetaPlace): GraphAccount {
  const rest = { webhook: null, isSubscribed: true, people: [], aheadMs: 0, limited: 0, isQuiet: false };
  return { service, id: accountId, ...rest, filesCut: 0, filesAway: 0, filesExpire: false, namesRefused: 0 };
}

/** Somebody who writes by one of Meta's services, whose posts are signed with the secret of the account's app. */
export function metaCustomer(place: MetaPlace): Customer {
  const { orgId, service, accountId, callbackUrl } = place;
  const account = accountOf(place);
  const sender = `49151${randomInt(10_000_000, 100_000_000)}${(ids += 1) % 1000}`;
  const person = { id: sender, name: 'Nora Winter', hasBlocked: false, messages: [] };
  const address = `${suiteUrls.channels}/_graph/${accountId}`;
  const replies = async (): Promise<number[]> => {
    const messages = messagesSchema.parse(await (await fetch(`${address}/${sender}`)).json());
    return messages.flatMap(({ isFromBusiness, at }) => (isFromBusiness ? [at] : []));
  };
  return {
    channel: service,
    orgId,
    sender,
    replies,
    write: (text) => {
      const message = { id: `bench.${(ids += 1)}`, isFromBusiness: false, text, at: Date.now() };
      const body = JSON.stringify(messagesEvent(account, [{ person, message }], () => ''));
      const signature = createHmac('sha256', localAppSecret(accountId)).update(body).digest('hex');
      return {
        url: callbackUrl,
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
        body,
      };
    },
    open: async (text) => {
      await fetch(address, { method: 'POST', body: JSON.stringify({ says: [{ person: sender, text }] }) });
      await untilAnswered(replies);
    },
  };
}
