import type { ChannelSecret } from '@parlance/domain/documents/channels/channel';
import * as z from 'zod';
import { ChannelError } from '../../../connection/ChannelError.ts';
import { proveAccess } from '../proveAccess.ts';

const pageSchema = z.object({ id: z.string(), name: z.string() });

/** Name of a page, if the access is that page's: https://developers.facebook.com/docs/graph-api/reference/page. Throws `ChannelError`. */
export async function provePage(secret: ChannelSecret, pageId: string): Promise<string> {
  const found = await proveAccess(secret, 'me', 'id,name', pageSchema);
  if (found.id !== pageId) throw new ChannelError('key-refused');
  return found.name;
}
