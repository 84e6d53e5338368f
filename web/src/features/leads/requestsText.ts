import { LIMITS } from '@parlance/domain/limits';
import type { Translate } from '#web/i18n/useTranslate.ts';

/** Number of a visitor's requests in words, such as "3 requests". From `LIMITS.requestsCounted` on they are not counted. */
export function requestsText(t: Translate, requests: number): string {
  return t(requests >= LIMITS.requestsCounted ? 'leads.requestsOrMore' : 'leads.requests', { count: requests });
}
