import type { ChannelSecret } from '@parlance/domain/documents/channels/channel';
import * as z from 'zod';
import { ChannelError } from '../../../connection/ChannelError.ts';
import { proveAccess } from '../proveAccess.ts';

const pageSchema = z.object({
  id: z.string(),
  instagram_business_account: z.object({ id: z.string(), username: z.string() }),
});

/**
 * Name of an account of Instagram and the page that it belongs to, if the access is that page's:
 * https://developers.facebook.com/docs/messenger-platform/instagram. Throws `ChannelError`.
 */
export async function proveInstagram(
  secret: ChannelSecret,
  accountId: string,
): Promise<{ userName: string; pageId: string }> {
  const found = await proveAccess(secret, 'me', 'id,instagram_business_account{id,username}', pageSchema);
  const { id, username: userName } = found.instagram_business_account;
  if (id !== accountId) throw new ChannelError('key-refused');
  return { userName, pageId: found.id };
}
