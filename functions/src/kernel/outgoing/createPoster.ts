import { request } from 'undici';
import { checkHttpsAddress } from './checkHttpsAddress.ts';
import { closeUnread } from './closeUnread.ts';
import { publicAgent, type Resolve } from './publicAgent.ts';
import { withinTime } from './withinTime.ts';

export interface PosterOptions {
  userAgent: string;
  /** `host:port` of the emulators' and tests' own servers. Empty in production. */
  localHosts: ReadonlySet<string>;
  /** From the connection to the answer's headers, in milliseconds. */
  requestMs: number;
  resolve?: Resolve;
}

/** Posts JSON and returns the answer's HTTP status, whatever it is. Throws OutgoingRefusal where there is no answer. */
export type Poster = (address: string, body: string, headers: Readonly<Record<string, string>>) => Promise<number>;

/**
 * The guarded way out for what is posted to addresses that people gave: over HTTPS, to public hosts alone, the address that was
 * checked is the one that is connected to. No redirect is followed and nothing of the answer is read but its status.
 */
export function createPoster({ userAgent, localHosts, requestMs, resolve }: PosterOptions): Poster {
  const agent = publicAgent(localHosts, resolve);
  return (address, body, headers) =>
    withinTime(requestMs, undefined, async (signal) => {
      const response = await request(checkHttpsAddress(address, localHosts), {
        method: 'POST',
        dispatcher: agent,
        signal,
        headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'user-agent': userAgent },
        body,
      });
      closeUnread(response.body);
      return response.statusCode;
    });
}
