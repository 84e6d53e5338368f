import { LIMITS } from '@parlance/domain/limits';
import { callServer } from '../../kernel/outgoing/callServer.ts';
import { collect } from '../../kernel/outgoing/collect.ts';
import { OutgoingRefusal } from '../../kernel/outgoing/OutgoingRefusal.ts';
import type { FetchBounds } from '../connection/Adapter.ts';
import { ChannelError } from '../connection/ChannelError.ts';

/** Redirects that are followed from one file to the next address of it. */
const MAX_REDIRECTS = 3;

interface Download {
  url: URL;
  /** Headers of the first request alone: none goes where that is redirected to. */
  headers?: Readonly<Record<string, string>>;
  /** Says of an address whether it is the service's: no other is asked. */
  isOwn: (url: URL) => boolean;
}

/**
 * Reads a file from a service's own servers, no further than its limit. Throws `ChannelError`: `too-large`, `message-invalid` where it is not
 * there, not any more, or not the service's, and what may pass.
 */
export async function downloadFile({ url, headers = {}, isOwn }: Download, bounds: FetchBounds): Promise<Buffer> {
  let [address, own] = [url, headers];
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    if (!isOwn(address)) throw new ChannelError('message-invalid');
    const read = await readOnce(address, own, bounds);
    if (Buffer.isBuffer(read)) return read;
    [address, own] = [read, {}];
  }
  throw new ChannelError('message-invalid');
}

/** The bytes, or where they are instead. */
async function readOnce(
  address: URL,
  headers: Readonly<Record<string, string>>,
  { maxBytes, signal }: FetchBounds,
): Promise<Buffer | URL> {
  try {
    const response = await callServer(address.href, { headers, signal }, LIMITS.channelFileMs);
    const location = response.headers.get('location');
    const isLarge = Number(response.headers.get('content-length') ?? 0) > maxBytes;
    if (!response.ok || isLarge) await response.body?.cancel();
    if (response.status >= 300 && response.status < 400 && location !== null) return new URL(location, address);
    if (!response.ok) throw faultOf(response.status);
    if (isLarge) throw new ChannelError('too-large');
    if (response.body === null) return Buffer.alloc(0);
    return Buffer.from(await collect(response.body, { maxBytes, isCut: false }));
  } catch (error) {
    if (error instanceof ChannelError) throw error;
    if (error instanceof OutgoingRefusal) throw new ChannelError('too-large');
    // The time is over, or the connection broke: the rest of it comes with another attempt.
    throw new ChannelError('service-away');
  }
}

function faultOf(status: number): ChannelError {
  if (status === 401) return new ChannelError('key-refused');
  if (status === 429) return new ChannelError('rate-limited');
  return new ChannelError(status >= 500 ? 'service-away' : 'message-invalid');
}
