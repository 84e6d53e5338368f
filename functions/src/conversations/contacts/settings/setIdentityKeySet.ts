import { AppError } from '@parlance/domain/errors';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { checkHttpsAddress } from '../../../kernel/outgoing/checkHttpsAddress.ts';
import { OutgoingRefusal } from '../../../kernel/outgoing/OutgoingRefusal.ts';
import { config } from '../../../kernel/platform/config.ts';
import { changeIdentity } from './changeIdentity.ts';

function requirePublic(url: string): void {
  try {
    checkHttpsAddress(url, config().crawlerLocalHosts);
  } catch (error) {
    if (error instanceof OutgoingRefusal) throw new AppError('address-not-allowed', {}, { cause: error });
    throw error;
  }
}

/**
 * Sets the address of the business's key set; empty for none. What its name stands for is checked with each request. Throws
 * `address-not-allowed`, `not-found` or `permission-denied`.
 */
export async function setIdentityKeySet(who: Membership, chatbotId: string, keySetUrl: string): Promise<void> {
  if (keySetUrl !== '') requirePublic(keySetUrl);
  await changeIdentity(who, chatbotId, (keys, transaction) => {
    if (keys.keySetUrl === keySetUrl) return undefined;
    recordActivity(transaction, who.orgId, who, { kind: 'identity-keys-changed', subject: keySetUrl, chatbotId });
    return { ...keys, keySetUrl };
  });
}
