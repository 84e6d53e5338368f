import * as z from 'zod';
import { json } from '../../http/json.ts';
import type { Handler, Reply } from '../../http/serve.ts';
import type { PostWorld } from './createPostWorld.ts';

const mailboxSchema = z.object({ address: z.string(), password: z.string() });
const mailSchema = z.object({
  to: z.string(),
  /** In base64. */
  raw: z.string(),
  /** Bytes that follow, of one letter. */
  padding: z.optional(z.int()),
});

/**
 * /_post/mailboxes makes a mailbox, /_post/revoke takes its owner's consents back, /_post/mails puts a mail into one, /_post/renumber numbers its mails anew, and GET /_post/sent?to= gives out what left for an
 * address: how tests act as customers and as the provider.
 */
export async function servePostOffice(world: PostWorld, { method, url, body }: Parameters<Handler>[0]): Promise<Reply> {
  if (url.pathname === '/_post/sent') return json(world.sentTo(url.searchParams.get('to') ?? ''));
  if (method !== 'POST') return json({ error: 'method not allowed' }, 405);
  const given: unknown = JSON.parse(body);
  if (url.pathname === '/_post/mailboxes') {
    const { address, password } = mailboxSchema.parse(given);
    world.open(address, password);
    await world.settle();
    return json({});
  }
  const mailbox = world.find(z.object({ to: z.string() }).parse(given).to);
  if (mailbox === undefined) return json({ error: 'no such mailbox' }, 404);
  if (url.pathname === '/_post/revoke') world.consents.revoke(mailbox.address);
  else if (url.pathname === '/_post/renumber') world.renumber(mailbox);
  else {
    const { raw, padding = 0 } = mailSchema.parse(given);
    world.put(mailbox, Buffer.concat([Buffer.from(raw, 'base64'), Buffer.alloc(padding, 'x')]));
  }
  return json({});
}
