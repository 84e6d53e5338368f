import { LIMITS } from '@parlance/domain/limits';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { newSecret } from '../../../kernel/platform/secrets/newSecret.ts';
import { changeIdentity } from './changeIdentity.ts';

/**
 * Gives a chatbot the secret that its customers' tokens are signed with, or another one, and returns it, which shows it for the only time.
 * The one before counts for `LIMITS.formerIdentitySecretMs`, the one before that no more. Throws `not-found` or `permission-denied`.
 */
export async function renewIdentitySecret(who: Membership, chatbotId: string, now = new Date()): Promise<string> {
  // The prefix lets code scanners recognize it as a secret.
  const secret = `idsec_${newSecret()}`;
  const until = new Date(now.getTime() + LIMITS.formerIdentitySecretMs);
  const change: Parameters<typeof changeIdentity>[2] = (keys, transaction) => {
    recordActivity(transaction, who.orgId, who, { kind: 'identity-secret-renewed', subject: '', chatbotId });
    return { ...keys, secret, former: keys.secret === null ? null : { secret: keys.secret, until } };
  };
  await changeIdentity(who, chatbotId, change, now);
  return secret;
}
