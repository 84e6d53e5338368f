import { OTHER_KEY } from '@parlance/domain/analytics/counting/verdictFigures';
import { isOriginAllowed } from '@parlance/domain/addresses/domainName';

/**
 * Key under which a visitor's site counts: the first of the chatbot's allowed domains that covers its origin, so that there are
 * no more keys than domains; `other` for our own pages and for what the browser did not name.
 */
export function siteKey(origin: string, allowedDomains: readonly string[]): string {
  return allowedDomains.find((domain) => isOriginAllowed(origin, [domain])) ?? OTHER_KEY;
}
