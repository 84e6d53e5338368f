import * as z from 'zod';
import { vi } from 'vitest';
import { type PhoneFile, phoneFileSchema, type SentFile } from '../../../../local/src/channels/phone/phoneFile.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';

const messagesSchema = z.array(
  z.object({ isFromBot: z.boolean(), text: z.string(), file: z.optional(phoneFileSchema) }),
);
const actedSchema = z.object({ statuses: z.array(z.int()) });

interface Act {
  name?: string;
  text?: string;
  file?: SentFile;
  filesAway?: number;
  hasBlocked?: boolean;
  repeats?: number;
}

interface Phone {
  act: (act: Act) => Promise<number[]>;
  /** Texts that the bot has sent, once there are so many. */
  received: (count: number) => Promise<string[]>;
  /** The same at this moment. */
  now: () => Promise<string[]>;
  /** Files that the bot has sent. */
  files: () => Promise<PhoneFile[]>;
}

/** A customer's phone at the stand-in of Telegram. */
export function phoneOf(botId: number, customerId = 1815): Phone {
  const url = `${suiteUrls.channels}/_customers/${botId}/${customerId}`;
  const all = async () => messagesSchema.parse(await (await fetch(url)).json());
  const now = async (): Promise<string[]> => {
    return (await all()).flatMap(({ isFromBot, text }) => (isFromBot ? [text] : []));
  };
  return {
    now,
    files: async () => (await all()).flatMap(({ isFromBot, file }) => (isFromBot ? (file ?? []) : [])),
    act: async (act) => {
      const response = await fetch(url, { method: 'POST', body: JSON.stringify(act) });
      return actedSchema.parse(await response.json()).statuses;
    },
    received: (count) =>
      vi.waitFor(
        async () => {
          const texts = await now();
          if (texts.length < count) throw new Error(`${texts.length} of ${count} messages: ${texts.join(' | ')}`);
          return texts;
        },
        { timeout: 60_000, interval: 200 },
      ),
  };
}
