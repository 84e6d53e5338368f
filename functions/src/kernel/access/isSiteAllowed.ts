import { isOriginAllowed } from '@parlance/domain/addresses/domainName';
import { config } from '../platform/config.ts';

/** True where a chatbot may be shown on a site: our own, one of its domains, or one that the browser did not name (empty). */
export function isSiteAllowed(origin: string, domains: readonly string[]): boolean {
  return origin === '' || origin === config().webOrigin || isOriginAllowed(origin, domains);
}
