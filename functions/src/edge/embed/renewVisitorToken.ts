import { HOUR_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { isSiteAllowed } from '../../kernel/access/isSiteAllowed.ts';
import { isServed } from '../../kernel/access/isServed.ts';
import { createVisitorToken, verifyVisitorToken } from '../../kernel/access/tokens/visitorToken.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import { refs } from '../../kernel/platform/refs.ts';

/**
 * A new token for one that has run out, up to a day after its end, while the chatbot is there and may still be shown on the
 * token's website: removing a domain ends its conversations within minutes. A contact's speaks for them as long as they are there and
 * have signed in lately, `LIMITS.contactSessionMs`. Throws `visitor-token-invalid`,
 * `visitor-token-expired` or `rate-limited`.
 */
export async function renewVisitorToken(token: string, now = Date.now()): Promise<string> {
  const visitor = verifyVisitorToken(token, LIMITS.visitorTokenRenewMs, now);
  const { chatbotId, chatId, origin, contact } = visitor;
  await takeRateLimit(`renew:${chatId}`, LIMITS.visitorTokenRenewals, HOUR_MS);
  const widget = (await refs.widget(chatbotId).get()).data();
  if (!isServed(widget) || !isSiteAllowed(origin, widget.allowedDomains)) throw new AppError('visitor-token-invalid');
  if (contact !== undefined) {
    if (contact.until < now) throw new AppError('visitor-token-invalid');
    const known = await refs.contact(widget.orgId, chatbotId, contact.id).get();
    if (!known.exists) throw new AppError('visitor-token-invalid');
  }
  return createVisitorToken(visitor, now);
}
