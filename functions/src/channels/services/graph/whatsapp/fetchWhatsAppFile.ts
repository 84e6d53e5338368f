import { createHash } from 'node:crypto';
import type { ChannelSecret } from '@parlance/domain/documents/channels/channel';
import * as z from 'zod';
import type { FetchBounds } from '../../../connection/Adapter.ts';
import { ChannelError } from '../../../connection/ChannelError.ts';
import { callGraph } from '../callGraph.ts';
import { fetchMetaFile } from '../fetchMetaFile.ts';

const mediaSchema = z.object({
  url: z.string(),
  /** In hexadecimal digits, or in base64. */
  sha256: z.string(),
  file_size: z.coerce.number(),
});

/** Ids of files are digits: nothing else becomes a part of an address. */
const MEDIA_ID = /^\d{1,40}$/;

/**
 * A file that a customer has sent to a number: its address, which works for five minutes, and its bytes, which are those that were announced. A file of
 * another number is not given. Source: https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media. Throws `ChannelError`.
 */
export async function fetchWhatsAppFile(
  { secret, phoneNumberId }: { secret: ChannelSecret; phoneNumberId: string },
  mediaId: string,
  bounds: FetchBounds,
): Promise<Buffer> {
  if (!MEDIA_ID.test(mediaId)) throw new ChannelError('message-invalid');
  const media = mediaSchema.safeParse(
    await callGraph(secret, mediaId, { fields: { phone_number_id: phoneNumberId } }),
  ).data;
  if (media === undefined) throw new ChannelError('message-invalid');
  if (media.file_size > bounds.maxBytes) throw new ChannelError('too-large');
  const bytes = await fetchMetaFile(media.url, bounds, { authorization: `Bearer ${secret.access}` });
  const hash = createHash('sha256').update(bytes).digest();
  const isWhole =
    bytes.length === media.file_size &&
    (media.sha256.toLowerCase() === hash.toString('hex') || media.sha256 === hash.toString('base64'));
  // It was cut or changed on its way: another attempt may bring it whole.
  if (!isWhole) throw new ChannelError('service-away');
  return bytes;
}
