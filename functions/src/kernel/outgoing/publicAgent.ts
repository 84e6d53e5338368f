import type { LookupAddress } from 'node:dns';
import { lookup as lookupAll } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { Agent, buildConnector } from 'undici';
import { isPublicAddress } from './isPublicAddress.ts';
import { OutgoingRefusal } from './OutgoingRefusal.ts';

/** All addresses of a host name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

const CONNECT_MS = 10_000;

/**
 * A lookup for sockets: the addresses that pass `isAllowed` are the very ones that get connected to, so a second answer of the
 * name server changes nothing.
 */
function lookupThrough(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  const find = callbackify(async (hostname: string) => {
    const addresses = await resolve(hostname);
    if (!addresses.every(({ address }) => isAllowed(address))) throw new OutgoingRefusal('address-not-allowed');
    return addresses;
  });
  return (hostname, options, callback) =>
    find(hostname, (error: Error | null, addresses) => {
      if (error !== null) return callback(error, '');
      const [first] = addresses;
      if (first === undefined) return callback(new Error(`${hostname} has no address`), '');
      if (options.all === true) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
}

/**
 * Connections to public addresses alone. A name of which one address is not public is refused altogether. Address literals
 * never reach a lookup, so they are checked apart.
 * @param localHosts `host:port` that may be anywhere: the emulators' and tests' own servers.
 */
export function publicAgent(
  localHosts: ReadonlySet<string>,
  resolve: Resolve = (hostname) => lookupAll(hostname, { all: true }),
): Agent {
  const options = { timeout: CONNECT_MS, allowH2: false };
  const toPublic = buildConnector({ ...options, lookup: lookupThrough(resolve, isPublicAddress) });
  const toLocal = buildConnector({ ...options, lookup: lookupThrough(resolve, () => true) });
  return new Agent({
    connections: 8,
    connect: (target, callback) => {
      const host = target.hostname.replace(/^\[|\]$/g, '');
      const port = target.port || (target.protocol === 'https:' ? '443' : '80');
      if (localHosts.has(`${target.hostname}:${port}`)) toLocal(target, callback);
      else if (isIP(host) !== 0 && !isPublicAddress(host)) {
        callback(new OutgoingRefusal('address-not-allowed'), null);
      } else toPublic(target, callback);
    },
  });
}
