import { expect } from '@playwright/test';
import type { InboxMessage } from '../../../../local/src/mail/inboxMessage.ts';
import { inboxOf } from './inboxOf.ts';

/** The newest mail to an address with a link that contains `path`, as soon as there are `count` of them. */
export async function mailFor(email: string, path: string, count = 1): Promise<InboxMessage> {
  const read = async () => {
    const mails = await inboxOf(email);
    return mails.filter(({ links }) => links.some((link) => link.includes(path)));
  };
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  const [newest] = await read();
  if (newest === undefined) throw new Error('The mail is gone');
  return newest;
}
