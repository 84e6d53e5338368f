import type { Membership } from '../../../kernel/access/requireMember.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { requirePublicAddress } from '../../../kernel/outgoing/requirePublicAddress.ts';
import { changeIdentity } from './changeIdentity.ts';

/**
 * Sets the address of the business's key set; empty for none. Throws `address-not-allowed`, `not-found` or `permission-denied`.
 */
export async function setIdentityKeySet(who: Membership, chatbotId: string, keySetUrl: string): Promise<void> {
  if (keySetUrl !== '') requirePublicAddress(keySetUrl);
  await changeIdentity(who, chatbotId, (keys, transaction) => {
    if (keys.keySetUrl === keySetUrl) return undefined;
    recordActivity(transaction, who.orgId, who, { kind: 'identity-keys-changed', subject: keySetUrl, chatbotId });
    return { ...keys, keySetUrl };
  });
}
