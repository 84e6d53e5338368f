import * as z from 'zod';
import { type InboxMessage, inboxMessageSchema } from '../../../../local/src/mail/inboxMessage.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';

/** The mails that an address has got so far, newest first. */
export async function inboxOf(email: string): Promise<InboxMessage[]> {
  const response = await fetch(`${suiteUrls.mail}/api/messages?to=${encodeURIComponent(email)}`);
  return z.array(inboxMessageSchema).parse(await response.json());
}
