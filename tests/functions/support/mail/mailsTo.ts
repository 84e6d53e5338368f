import * as z from 'zod';
import { expect } from 'vitest';
import { type InboxMessage, inboxMessageSchema } from '../../../../local/src/mail/inboxMessage.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';

/** The mails of an address, newest first, as soon as the inbox has `count` of them. */
export async function mailsTo(email: string, count = 1): Promise<InboxMessage[]> {
  const read = async () => {
    const response = await fetch(`${suiteUrls.mail}/api/messages?to=${encodeURIComponent(email)}`);
    return z.array(inboxMessageSchema).parse(await response.json());
  };
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  return read();
}
