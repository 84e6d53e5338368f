import { LIMITS } from '@parlance/domain/limits';
import type { Translate } from '#web/i18n/useTranslate.ts';

/** How often somebody wrote, such as "3 requests". From `LIMITS.requestsCounted` on nobody counts. */
export function requestsText(t: Translate, requests: number): string {
  return t(requests >= LIMITS.requestsCounted ? 'leads.requestsOrMore' : 'leads.requests', { count: requests });
}
