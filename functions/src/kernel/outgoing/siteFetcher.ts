import { createFetcher, type Fetcher } from './createFetcher.ts';

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * A way to our own site, wherever it is: under the emulators on this machine. Where it redirects to is checked as any address.
 * @param origin WEB_ORIGIN, which the operator sets.
 * @param requestMs Milliseconds from the connection to the last byte.
 */
export function siteFetcher(origin: string, requestMs: number): Fetcher {
  const { hostname, port, protocol } = new URL(origin);
  const host = `${hostname}:${port || DEFAULT_PORTS[protocol]}`;
  return createFetcher({ userAgent: 'Parlance', localHosts: new Set([host]), requestMs });
}
