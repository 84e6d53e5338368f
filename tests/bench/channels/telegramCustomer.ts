import * as z from 'zod';
import { SECOND_MS } from '@parlance/domain/durations';
import { suiteUrls } from '../../support/suiteUrls.ts';
import type { Customer } from './Customer.ts';
import { untilAnswered } from './untilAnswered.ts';

const messagesSchema = z.array(z.object({ isFromBot: z.boolean(), at: z.number() }));

/** Beyond what the stand-in counts itself. */
let ids = 1_000_000_000;

interface BotPlace {
  orgId: string;
  botId: number;
  webhook: string;
  /** Word that the service repeats with what it posts. */
  verification: string;
}

/** Somebody who writes to a bot of Telegram. */
export function telegramCustomer({ orgId, botId, webhook, verification }: BotPlace): Customer {
  const id = (ids += 1);
  const address = `${suiteUrls.channels}/_customers/${botId}/${id}`;
  const replies = async (): Promise<number[]> => {
    const messages = messagesSchema.parse(await (await fetch(address)).json());
    return messages.flatMap(({ isFromBot, at }) => (isFromBot ? [at] : []));
  };
  return {
    channel: 'telegram',
    orgId,
    sender: String(id),
    replies,
    write: (text) => {
      const from = { id, is_bot: false, first_name: 'Nora', language_code: 'en' };
      const chat = { id, type: 'private', first_name: 'Nora' };
      const message = { message_id: (ids += 1), date: Math.floor(Date.now() / SECOND_MS), chat, from, text };
      return {
        url: webhook,
        headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': verification },
        body: JSON.stringify({ update_id: (ids += 1), message }),
      };
    },
    open: async (text) => {
      await fetch(address, { method: 'POST', body: JSON.stringify({ text }) });
      await untilAnswered(replies);
    },
  };
}
