import type { PageReason } from '@parlance/domain/documents/knowledge/page';
import { LIMITS } from '@parlance/domain/limits';
import type { Fetcher } from '../../../kernel/outgoing/createFetcher.ts';
import { OutgoingRefusal } from '../../../kernel/outgoing/OutgoingRefusal.ts';
import { parseRobots } from './parseRobots.ts';

export interface Robots {
  /** Null if the address may be read, else the reason: `robots`, or why the rules themselves could not be read. */
  refusal: (url: string) => PageReason | null;
  /** The pause that the site wants between two requests, cut to our limit. */
  delayMs: number;
  sitemaps: readonly string[];
}

const EVERYTHING: Robots = { refusal: () => null, delayMs: 0, sitemaps: [] };

function nothing(reason: PageReason): Robots {
  return { refusal: () => reason, delayMs: 0, sitemaps: [] };
}

/**
 * The robots.txt of an origin, by RFC 9309: none, or any 4xx, or too many redirects: everything is allowed; an error of the
 * server or of the way there: nothing is, for now. At most 500 KiB are read.
 */
export async function readRobots(fetcher: Fetcher, origin: string, signal: AbortSignal): Promise<Robots> {
  const address = `${origin}/robots.txt`;
  try {
    const { status, body } = await fetcher(address, {
      accept: 'text/plain,*/*;q=0.5',
      maxBytes: LIMITS.robotsBytes,
      isCut: true,
      signal,
    });
    if (status >= 500 || status === 429) return nothing('unreachable');
    if (status < 200 || status > 299) return EVERYTHING;
    const { isAllowed, ...rules } = parseRobots(address, new TextDecoder('utf-8').decode(body));
    return { ...rules, refusal: (url) => (isAllowed(url) ? null : 'robots') };
  } catch (error) {
    if (!(error instanceof OutgoingRefusal)) throw error;
    return error.reason === 'too-many-redirects' ? EVERYTHING : nothing(error.reason);
  }
}
