import { LIMITS } from '@parlance/domain/limits';
import { config } from '../platform/config.ts';
import { createPoster, type Poster } from './createPoster.ts';

let poster: Poster | undefined;

/** The only way out of the product for what is posted to addresses that people gave. See createPoster for what it refuses. */
export const guardedPost: Poster = (address, body, headers) => {
  poster ??= createPoster({
    userAgent: `ParlanceWebhooks/1.0 (+${config().webOrigin})`,
    localHosts: config().crawlerLocalHosts,
    requestMs: LIMITS.webhookMs,
  });
  return poster(address, body, headers);
};
