import { expect } from '@playwright/test';
import * as z from 'zod';
import { type InboxMessage, inboxMessageSchema } from '../../local/src/mail/inboxMessage.ts';
import { suiteUrls } from '../support/suiteUrls.ts';

/** The newest mail to an address, as soon as the local inbox has one. */
export async function mailFor(email: string): Promise<InboxMessage> {
  const read = async () => {
    const response = await fetch(`${suiteUrls.mail}/api/messages?to=${encodeURIComponent(email)}`);
    return z.array(inboxMessageSchema).parse(await response.json());
  };
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const newest = (await read()).sort((a, b) => b.at.localeCompare(a.at))[0];
  if (newest === undefined) throw new Error('The mail is gone');
  return newest;
}
