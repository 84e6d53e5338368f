import { LIMITS } from '@parlance/domain/limits';
import { request } from 'undici';
import { checkHttpsAddress } from './checkHttpsAddress.ts';
import { closeUnread } from './closeUnread.ts';
import { collect } from './collect.ts';
import { decompress } from './decompress.ts';
import { publicAgent, type Resolve } from './publicAgent.ts';
import { withinTime } from './withinTime.ts';

export interface CallerOptions {
  userAgent: string;
  /** `host:port` of the emulators' and tests' own servers. Empty in production. */
  localHosts: ReadonlySet<string>;
  /** From the connection to the last byte, in milliseconds. */
  requestMs: number;
  resolve?: Resolve;
}

interface OutgoingCall {
  method: 'GET' | 'POST';
  url: string;
  /** JSON; null with GET. */
  body: string | null;
  headers: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
}

export interface CallAnswer {
  status: number;
  /** Media type alone, in lower case; empty where it is not said. */
  type: string;
  /** Unpacked. Empty unless the status is 2xx. */
  body: Uint8Array;
}

/** Throws OutgoingRefusal where there is no answer or a longer one than is read, or the reason of `signal` when that was aborted. */
export type Caller = (call: OutgoingCall) => Promise<CallAnswer>;

/**
 * The guarded way out to an endpoint that people gave: over HTTPS, to public hosts alone, the address that was checked is the one
 * that is connected to. No redirect is followed; time and bytes are bounded.
 */
export function createCaller({ userAgent, localHosts, requestMs, resolve }: CallerOptions): Caller {
  const agent = publicAgent(localHosts, resolve);
  return ({ method, url, body, headers, signal: outer }) =>
    withinTime(requestMs, outer, async (signal) => {
      const response = await request(checkHttpsAddress(url, localHosts), {
        method,
        dispatcher: agent,
        signal,
        headers: {
          ...headers,
          accept: 'application/json, text/plain;q=0.5',
          'accept-encoding': 'gzip, deflate, br',
          'user-agent': userAgent,
          ...(body === null ? {} : { 'content-type': 'application/json; charset=utf-8' }),
        },
        body,
      });
      const { statusCode: status } = response;
      const headerOf = (name: string): string => String(response.headers[name] ?? '');
      const type = headerOf('content-type').split(';', 1)[0]?.trim().toLowerCase() ?? '';
      if (status < 200 || status > 299) {
        closeUnread(response.body);
        return { status, type, body: new Uint8Array() };
      }
      const limit = { maxBytes: LIMITS.actionBytes, isCut: false };
      const raw = await collect(response.body, limit);
      return { status, type, body: await decompress(raw, headerOf('content-encoding'), limit) };
    });
}
