import type { Membership } from '../../../kernel/access/requireMember.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { changeIdentity } from './changeIdentity.ts';

/**
 * Ends the secret before the present one at once, or both: tokens that are signed with it are refused from then on. Visitor tokens that
 * contacts have already go on for their time. Throws `not-found` or `permission-denied`.
 */
export async function endIdentitySecret(who: Membership, chatbotId: string, which: 'former' | 'all'): Promise<void> {
  await changeIdentity(who, chatbotId, (keys, transaction) => {
    const isThere = keys.former !== null || (which === 'all' && keys.secret !== null);
    if (!isThere) return undefined;
    recordActivity(transaction, who.orgId, who, { kind: 'identity-secret-ended', subject: '', chatbotId });
    return { ...keys, former: null, secret: which === 'all' ? null : keys.secret };
  });
}
