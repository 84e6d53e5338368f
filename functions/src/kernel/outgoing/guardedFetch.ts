import { config } from '../platform/config.ts';
import { createFetcher, type Fetcher } from './createFetcher.ts';

let fetcher: Fetcher | undefined;

/** The only way out of the product to addresses that people gave. See createFetcher for what it refuses. */
export const guardedFetch: Fetcher = (address, request) => {
  fetcher ??= createFetcher({
    userAgent: `ParlanceBot/1.0 (+${config().webOrigin})`,
    localHosts: config().crawlerLocalHosts,
  });
  return fetcher(address, request);
};
