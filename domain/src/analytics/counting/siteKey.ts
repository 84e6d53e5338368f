import { OTHER_KEY } from './verdictFigures.ts';
import { isOriginAllowed } from '../../addresses/domainName.ts';

/**
 * Key under which a visitor's site counts: the first of the chatbot's allowed domains that covers its origin, so that there are
 * no more keys than domains; `other` for our own pages and for what the browser did not name.
 */
export function siteKey(origin: string, allowedDomains: readonly string[]): string {
  return allowedDomains.find((domain) => isOriginAllowed(origin, [domain])) ?? OTHER_KEY;
}
