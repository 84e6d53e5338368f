import type { InboundFile } from '@parlance/domain/documents/channels/inbound';
import { AppError } from '@parlance/domain/errors';
import { inboundCopy } from '../../../kernel/inboundCopies/inboundCopy.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import type { FetchBounds } from '../../connection/Adapter.ts';
import { ChannelError } from '../../connection/ChannelError.ts';
import { adapterOf } from '../../services/adapterOf.ts';
import type { Arrival } from '../Arrival.ts';

/** Sound and film, which are never taken: nothing of them is fetched. What a file is otherwise, its bytes say. */
const NEVER = /^(?:audio|video)\//;

/**
 * Bytes of a file that came with a customer's message: those that lie in the bucket, or the service's. Throws `ChannelError` `too-large` and what the
 * service says, and `attachment-type-invalid`.
 */
export async function readInboundFile(
  { orgId, channel, inbound }: Arrival,
  file: InboundFile,
  bounds: FetchBounds,
): Promise<Buffer> {
  if (NEVER.test(file.type)) throw new AppError('attachment-type-invalid');
  if (file.bytes > bounds.maxBytes) throw new ChannelError('too-large');
  if (file.path !== '') return readCopy(orgId, file.path, bounds.maxBytes);
  const secret = (await refs.channelSecret(orgId, inbound.chatbotId, inbound.channelId).get()).data();
  if (secret === undefined) throw new ChannelError('message-invalid');
  const adapter = await adapterOf({ account: channel.account, secret });
  if (adapter.fetchFile === undefined) throw new ChannelError('message-invalid');
  return adapter.fetchFile(file.mediaId, bounds);
}

async function readCopy(orgId: string, path: string, maxBytes: number): Promise<Buffer> {
  const copy = inboundCopy(orgId, path);
  const [isThere] = copy === undefined ? [false] : await copy.exists();
  if (copy === undefined || !isThere) throw new ChannelError('message-invalid');
  const [{ size }] = await copy.getMetadata();
  if (Number(size) > maxBytes) throw new ChannelError('too-large');
  const [bytes] = await copy.download();
  return bytes;
}
