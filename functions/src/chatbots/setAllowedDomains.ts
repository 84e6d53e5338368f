import { normaliseDomain } from '@parlance/domain/domainName';
import { AppError } from '@parlance/domain/errors';
import { db } from '../platform/app.ts';
import { refs } from '../platform/refs.ts';

/** Stores the hosts that may embed a chatbot, each once, and returns them. Throws `invalid-input` if one is no host. */
export async function setAllowedDomains(orgId: string, chatbotId: string, typed: readonly string[]): Promise<string[]> {
  const domains = typed.map((entry) => {
    const domain = normaliseDomain(entry);
    if (domain === undefined) throw new AppError('invalid-input');
    return domain;
  });
  const unique = [...new Set(domains)];
  const ref = refs.chatbot(orgId, chatbotId);
  await db.runTransaction(async (transaction) => {
    if (!(await transaction.get(ref)).exists) throw new AppError('not-found');
    transaction.update(ref, { allowedDomains: unique, updatedAt: new Date() });
  });
  return unique;
}
