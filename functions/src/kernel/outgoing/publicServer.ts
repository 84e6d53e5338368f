import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';
import { OutgoingRefusal } from './OutgoingRefusal.ts';

/** A server as it is connected to: the very address that was checked, so that a second answer of the name server changes nothing. */
interface PublicServer {
  host: string;
  port: number;
  /** Name that its certificate must have. */
  servername: string;
  /** Encrypted. False of the emulators' and tests' own servers alone. */
  secure: boolean;
}

/**
 * Finds a server that people give, for protocols other than HTTP. Throws OutgoingRefusal `address-not-allowed` where its name stands for nothing, or for
 * an address that is not public; literals have no certificate with a name.
 * @param localHosts `host:port` of the emulators' and tests' own servers. Empty in production.
 */
export async function publicServer(
  { host, port }: { host: string; port: number },
  localHosts: ReadonlySet<string>,
): Promise<PublicServer> {
  if (localHosts.has(`${host}:${port}`)) return { host, port, servername: '', secure: false };
  const addresses = isIP(host) === 0 ? await lookup(host, { all: true }).catch(() => []) : [];
  const [first] = addresses;
  if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new OutgoingRefusal('address-not-allowed');
  }
  return { host: first.address, port, servername: host, secure: true };
}
