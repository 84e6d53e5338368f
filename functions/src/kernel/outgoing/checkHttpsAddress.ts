import { checkAddress } from './checkAddress.ts';
import { OutgoingRefusal } from './OutgoingRefusal.ts';

/**
 * `checkAddress` for what goes out encrypted alone; the emulators' and tests' own servers may do without.
 * Throws OutgoingRefusal `address-not-allowed`.
 */
export function checkHttpsAddress(address: string, localHosts: ReadonlySet<string>): URL {
  const url = checkAddress(address, localHosts);
  const isLocal = localHosts.has(`${url.hostname}:${url.port || '80'}`);
  if (url.protocol !== 'https:' && !isLocal) throw new OutgoingRefusal('address-not-allowed');
  return url;
}
