import type { PageReason } from '@parlance/domain/documents/knowledge/page';
import { LIMITS } from '@parlance/domain/limits';
import { type Dispatcher, request } from 'undici';
import { checkAddress } from './checkAddress.ts';
import { collect } from './collect.ts';
import { closeUnread } from './closeUnread.ts';
import { decompress } from './decompress.ts';
import { OutgoingRefusal } from './OutgoingRefusal.ts';
import { publicAgent, type Resolve } from './publicAgent.ts';
import { withinTime } from './withinTime.ts';

interface OutgoingRequest {
  /** The Accept header. */
  accept: string;
  /** Longest body, counted as it comes and again unpacked. */
  maxBytes: number;
  /** True: a longer body is cut. Otherwise it is refused as `too-large`. */
  isCut?: boolean;
  headers?: { ifNoneMatch?: string | null; ifModifiedSince?: string | null };
  /** Returns the reason why a redirect may not be followed, or null. Addresses are checked in any case. */
  checkHop?: (url: URL) => Promise<PageReason | null>;
  signal?: AbortSignal;
}

/** The response headers that anybody here reads. */
const HEADERS = ['content-type', 'etag', 'last-modified', 'retry-after', 'x-robots-tag', 'location'] as const;

type OutgoingHeaders = Readonly<Record<(typeof HEADERS)[number], string | null>>;

export interface Fetched {
  /** Address at the end of the redirects. */
  url: string;
  status: number;
  headers: OutgoingHeaders;
  /** Unpacked. Empty unless the status is 2xx. */
  body: Uint8Array;
  /** Addresses that led on to the next one, in order. */
  redirects: string[];
}

/** Throws OutgoingRefusal with a reason, or the reason of `signal` when that was aborted. */
export type Fetcher = (address: string, request: OutgoingRequest) => Promise<Fetched>;

export interface FetcherOptions {
  userAgent: string;
  /** `host:port` of the emulators' and tests' own servers. Empty in production. */
  localHosts: ReadonlySet<string>;
  /** From the first connection to the last byte, all redirects together. */
  requestMs?: number;
  resolve?: Resolve;
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

function headerOf(headers: Dispatcher.ResponseData['headers'], name: string): string | null {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? null);
}

/**
 * The guarded way out to addresses that people gave: only public hosts, the address that was checked is the one that is
 * connected to, every redirect is checked anew, time and bytes are bounded, and nothing of ours goes along: no cookie, no
 * authorization, no referer.
 */
export function createFetcher(options: FetcherOptions): Fetcher {
  const { userAgent, localHosts, requestMs = LIMITS.requestMs } = options;
  const agent = publicAgent(localHosts, options.resolve);

  async function ask(url: URL, { accept, headers }: OutgoingRequest, signal: AbortSignal) {
    return request(url, {
      dispatcher: agent,
      signal,
      headers: {
        accept,
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': userAgent,
        ...(headers?.ifNoneMatch ? { 'if-none-match': headers.ifNoneMatch } : {}),
        ...(headers?.ifModifiedSince ? { 'if-modified-since': headers.ifModifiedSince } : {}),
      },
    });
  }

  async function follow(address: string, wanted: OutgoingRequest, signal: AbortSignal): Promise<Fetched> {
    const redirects: string[] = [];
    for (let url = checkAddress(address, localHosts); ;) {
      const response = await ask(url, wanted, signal);
      const location = headerOf(response.headers, 'location');
      const isRedirect = REDIRECTS.includes(response.statusCode) && location !== null;
      if (!isRedirect) return read(url, redirects, response, wanted);
      closeUnread(response.body);
      redirects.push(url.href);
      if (redirects.length > LIMITS.redirects) throw new OutgoingRefusal('too-many-redirects');
      if (!URL.canParse(location, url)) throw new OutgoingRefusal('address-not-allowed');
      url = checkAddress(new URL(location, url), localHosts);
      const reason = (await wanted.checkHop?.(url)) ?? null;
      if (reason !== null) throw new OutgoingRefusal(reason);
    }
  }

  return (address, wanted) => withinTime(requestMs, wanted.signal, (signal) => follow(address, wanted, signal));
}

async function read(
  url: URL,
  redirects: string[],
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { maxBytes, isCut = false }: OutgoingRequest,
): Promise<Fetched> {
  const answer = {
    url: url.href,
    status: statusCode,
    headers: {
      'content-type': headerOf(headers, 'content-type'),
      etag: headerOf(headers, 'etag'),
      'last-modified': headerOf(headers, 'last-modified'),
      'retry-after': headerOf(headers, 'retry-after'),
      'x-robots-tag': headerOf(headers, 'x-robots-tag'),
      location: headerOf(headers, 'location'),
    },
    redirects,
  };
  if (statusCode < 200 || statusCode > 299) {
    closeUnread(body);
    return { ...answer, body: new Uint8Array() };
  }
  const limit = { maxBytes, isCut };
  const raw = await collect(body, limit);
  return { ...answer, body: await decompress(raw, headerOf(headers, 'content-encoding') ?? '', limit) };
}
