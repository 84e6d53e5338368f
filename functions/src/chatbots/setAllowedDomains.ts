import { isOriginAllowed, normaliseDomain } from '@parlance/domain/domainName';
import { AppError } from '@parlance/domain/errors';
import type { Membership } from '../access/requireMember.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';
import { requireChatbot } from '../access/requireChatbot.ts';

/**
 * Stores the hosts that may embed a chatbot, each once, and returns them. Websites that were refused before and are allowed
 * now leave the list of those. Throws `not-found`, or `invalid-input` if one is no host.
 */
export async function setAllowedDomains(
  who: Membership,
  chatbotId: string,
  typed: readonly string[],
): Promise<string[]> {
  const domains = typed.map((entry) => {
    const domain = normaliseDomain(entry);
    if (domain === undefined) throw new AppError('invalid-input');
    return domain;
  });
  const unique = [...new Set(domains)];
  const ref = refs.chatbot(who.orgId, chatbotId);
  await db.runTransaction(async (transaction) => {
    const chatbot = await requireChatbot(transaction, who.orgId, chatbotId);
    if (chatbot.allowedDomains.join() === unique.join()) return;
    const refused = await transaction.get(refs.refusedOrigins(who.orgId, chatbotId));
    for (const found of refused.docs) {
      if (isOriginAllowed(found.data().origin, unique)) transaction.delete(found.ref);
    }
    transaction.update(ref, { allowedDomains: unique });
    recordActivity(transaction, who.orgId, who, {
      kind: 'domains-updated',
      subject: chatbot.name,
      to: unique.join(', '),
    });
  });
  return unique;
}
