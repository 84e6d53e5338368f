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
 * token's website: removing a domain ends its conversations within minutes. Throws `visitor-token-invalid`,
 * `visitor-token-expired` or `rate-limited`.
 */
export async function renewVisitorToken(token: string): Promise<string> {
  const visitor = verifyVisitorToken(token, LIMITS.visitorTokenRenewMs);
  const { chatbotId, chatId, origin } = visitor;
  await takeRateLimit(`renew:${chatId}`, LIMITS.visitorTokenRenewals, HOUR_MS);
  const widget = (await refs.widget(chatbotId).get()).data();
  if (!isServed(widget) || !isSiteAllowed(origin, widget.allowedDomains)) throw new AppError('visitor-token-invalid');
  return createVisitorToken(visitor);
}
