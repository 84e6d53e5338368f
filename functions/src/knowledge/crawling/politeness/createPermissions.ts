import type { PageReason } from '@parlance/domain/documents/knowledge/page';
import type { Fetcher } from '../../../kernel/outgoing/createFetcher.ts';
import { readRobots, type Robots } from './readRobots.ts';

export interface Permissions {
  /** Null if the address may be read, else the reason why not. */
  refusal: (url: string) => Promise<PageReason | null>;
  rulesOf: (url: string) => Promise<Robots>;
}

/** The robots.txt of every origin that comes up, each read once. Made anew for each stretch of work, so that changed rules count. */
export function createPermissions(fetch: Fetcher, signal: AbortSignal): Permissions {
  const known = new Map<string, Promise<Robots>>();
  const rulesOf = (url: string): Promise<Robots> => {
    const { origin } = new URL(url);
    const rules = known.get(origin) ?? readRobots(fetch, origin, signal);
    known.set(origin, rules);
    return rules;
  };
  return { rulesOf, refusal: async (url) => (await rulesOf(url)).refusal(url) };
}
