import { isIP } from 'node:net';
import { LIMITS } from '@parlance/domain/limits';
import { isPublicAddress } from './isPublicAddress.ts';
import { OutgoingRefusal } from './OutgoingRefusal.ts';

const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Endings of names that only mean something inside a network, and names of metadata services. */
const INNER = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|metadata\.goog)$/;

/**
 * An address as it may be asked for, trailing dots of its host removed. Only http and https on their own ports, without user
 * names, on a host that is public by its name; what the name stands for is checked where the connection is made.
 * Throws OutgoingRefusal `address-not-allowed`.
 * @param localHosts `host:port` of the emulators' and tests' own servers, empty in production.
 */
export function checkAddress(address: string | URL, localHosts: ReadonlySet<string>): URL {
  const text = String(address);
  if (text.length > LIMITS.urlCharacters || !URL.canParse(text)) throw new OutgoingRefusal('address-not-allowed');
  const url = new URL(text);
  url.hostname = url.hostname.replace(/\.$/, '');
  const defaultPort = PORTS[url.protocol];
  const isPlain = defaultPort !== undefined && url.username === '' && url.password === '';
  if (!isPlain) throw new OutgoingRefusal('address-not-allowed');
  if (localHosts.has(`${url.hostname}:${url.port || defaultPort}`)) return url;
  if (url.port !== '' || !isPublicHost(url.hostname)) throw new OutgoingRefusal('address-not-allowed');
  return url;
}

function isPublicHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return isPublicAddress(bare);
  const labels = bare.split('.');
  return labels.length > 1 && !labels.includes('') && !INNER.test(bare);
}
