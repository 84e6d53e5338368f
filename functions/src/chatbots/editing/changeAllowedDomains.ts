import { isOriginAllowed, normaliseDomain } from '@parlance/domain/addresses/domainName';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';

interface DomainChange {
  add: readonly string[];
  /** In their stored form. */
  remove: readonly string[];
}

/**
 * Adds hosts that may embed a chatbot and takes hosts away, and returns all of them, each once. Websites that were refused before
 * and are allowed now leave the list of those. Throws `not-found`, or `invalid-input` if one to add is no host or there would be
 * more than `LIMITS.allowedDomains`.
 */
export async function changeAllowedDomains(
  who: Membership,
  chatbotId: string,
  change: DomainChange,
): Promise<string[]> {
  const added = change.add.map((entry) => {
    const domain = normaliseDomain(entry);
    if (domain === undefined) throw new AppError('invalid-input');
    return domain;
  });
  const ref = refs.chatbot(who.orgId, chatbotId);
  return db.runTransaction(async (transaction) => {
    const { name, allowedDomains } = await requireChatbot(transaction, who.orgId, chatbotId);
    const kept = allowedDomains.filter((domain) => !change.remove.includes(domain));
    const domains = [...new Set([...kept, ...added])];
    if (allowedDomains.join() === domains.join()) return domains;
    if (domains.length > LIMITS.allowedDomains) throw new AppError('invalid-input');
    const refused = await transaction.get(refs.refusedOrigins(who.orgId, chatbotId));
    for (const found of refused.docs) {
      if (isOriginAllowed(found.data().origin, domains)) transaction.delete(found.ref);
    }
    transaction.update(ref, { allowedDomains: domains });
    recordActivity(transaction, who.orgId, who, { kind: 'domains-updated', subject: name, to: domains.join(', ') });
    return domains;
  });
}
