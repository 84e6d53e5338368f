import { config } from '../../../kernel/platform/config.ts';
import type { FetchBounds } from '../../connection/Adapter.ts';
import { ChannelError } from '../../connection/ChannelError.ts';
import { downloadFile } from '../downloadFile.ts';

/** True of Meta's own servers, by TLS; under the emulators also of the stand-in, which is where the Graph API is. */
function isMetas({ protocol, hostname, origin, username }: URL): boolean {
  if (username !== '') return false;
  const { graphUrl, metaMediaHosts } = config();
  if (origin === new URL(graphUrl).origin) return true;
  return protocol === 'https:' && metaMediaHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/**
 * A file at an address of Meta's, which works for minutes, or for days. Throws `ChannelError`.
 * @param headers Sent to that address, and to none to which it redirects.
 */
export async function fetchMetaFile(
  address: string,
  bounds: FetchBounds,
  headers: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  if (!URL.canParse(address)) throw new ChannelError('message-invalid');
  return downloadFile({ url: new URL(address), headers, isOwn: isMetas }, bounds);
}
