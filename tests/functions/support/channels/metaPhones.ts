import * as z from 'zod';
import { vi } from 'vitest';
import { type PhoneFile, phoneFileSchema, type SentFile } from '../../../../local/src/channels/phone/phoneFile.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';

const messagesSchema = z.array(
  z.object({ id: z.string(), isFromBusiness: z.boolean(), text: z.string(), file: z.optional(phoneFileSchema) }),
);
const actedSchema = z.object({ isVerified: z.boolean(), statuses: z.array(z.int()) });

interface MetaAct {
  webhook?: { url: string; verifyToken: string };
  says?: readonly { person: string; name?: string; text?: string; file?: SentFile; at?: number }[];
  filesAway?: number;
  filesCut?: number;
  filesExpire?: boolean;
  blocks?: string;
  repeats?: number;
  aheadMs?: number;
  limited?: number;
  namesRefused?: number;
  isQuiet?: boolean;
  reports?: readonly { messageId: string; status: 'sent' | 'delivered' | 'read' | 'failed'; code?: number }[];
  posts?: readonly object[];
}

interface Got {
  id: string;
  text: string;
  file?: PhoneFile | undefined;
}

interface MetaPhones {
  act: (act: MetaAct) => Promise<{ isVerified: boolean; statuses: number[] }>;
  /** A customer's words, alone in a post. */
  say: (text: string, person?: string) => Promise<void>;
  /** Messages that a customer has, once there are so many. */
  received: (count: number, person?: string) => Promise<Got[]>;
  /** The same at this moment. */
  now: (person?: string) => Promise<Got[]>;
}

export const CUSTOMER = '4915123456789';

/** Customers' phones at the stand-in of Meta's services. */
export function metaPhones(accountId: string): MetaPhones {
  const url = `${suiteUrls.channels}/_graph/${accountId}`;
  const now = async (person = CUSTOMER): Promise<Got[]> => {
    const messages = messagesSchema.parse(await (await fetch(`${url}/${person}`)).json());
    return messages.filter(({ isFromBusiness }) => isFromBusiness);
  };
  const act: MetaPhones['act'] = async (given) => {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(given) });
    return actedSchema.parse(await response.json());
  };
  return {
    act,
    now,
    say: async (text, person = CUSTOMER) => {
      await act({ says: [{ person, text }] });
    },
    received: (count, person) =>
      vi.waitFor(
        async () => {
          const got = await now(person);
          if (got.length < count)
            throw new Error(`${got.length} of ${count}: ${got.map(({ text }) => text).join(' | ')}`);
          return got;
        },
        { timeout: 60_000, interval: 200 },
      ),
  };
}
